import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { DatePanel } from './date-panel.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, DatePanel }
