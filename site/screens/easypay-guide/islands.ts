import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { VisitorStep } from './visitor-step.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, VisitorStep }
