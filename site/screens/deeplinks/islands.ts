import { ScreenServices } from '../../shared/screen-provider.tsx'
import { CommandPanels } from './command-panels.tsx'

/** What a browser takes over of these pages. */
export const islands = { ScreenServices, CommandPanels }
