import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { AppRedirect } from './app-redirect.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, AppRedirect }
