import { ScreenServices } from '../../shared/screen-provider.tsx'
import { VisitorStep } from './visitor-step.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, VisitorStep }
