import { ScreenServices } from '../../shared/screen-provider.tsx'
import { VisitPanel } from './visit-panel.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, VisitPanel }
