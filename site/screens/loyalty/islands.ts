import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { NotificationView } from './notification-view.tsx'
import { StageRate } from './stage-rate.tsx'
import { VisitorRates } from './visitor-rates.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, NotificationView, StageRate, VisitorRates }
