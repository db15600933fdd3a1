import { ScreenServices } from '../../shared/screen-provider.tsx'
import { AppRedirect } from './app-redirect.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, AppRedirect }
