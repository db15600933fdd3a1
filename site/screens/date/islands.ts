import { ScreenServices } from '../../shared/screen-provider.tsx'
import { DatePanel } from './date-panel.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, DatePanel }
