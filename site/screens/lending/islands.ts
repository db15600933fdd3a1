import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { Simulator } from './simulator.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, Simulator }
