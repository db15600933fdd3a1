import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, VisitPanel }
