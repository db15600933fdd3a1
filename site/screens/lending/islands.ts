import { ScreenServices } from '../../shared/screen-provider.tsx'
import { Simulator } from './simulator.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, Simulator }
