import { ScreenServices } from '../../shared/context/screen-services.tsx'
import { DevicePanels } from './device-panels.tsx'
import { EnvironmentPanels } from './environment-panels.tsx'
import { StatusPanels } from './status-panels.tsx'

/** Islands of these pages. */
export const islands = { ScreenServices, DevicePanels, EnvironmentPanels, StatusPanels }
