import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { CommandPanels } from './command-panels.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, CommandPanels }
