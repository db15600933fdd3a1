import { nameIslands, type IslandComponents } from '../shared/islands/island-names.ts'
import { islands as checkWebview } from './check-webview/islands.ts'
import { islands as date } from './date/islands.ts'
import { islands as deeplinks } from './deeplinks/islands.ts'
import { islands as dummyExternal } from './dummy-external/islands.ts'
import { islands as easypayGuide } from './easypay-guide/islands.ts'
import { islands as entry } from './entry/islands.ts'
import { islands as invitation } from './invitation/islands.ts'
import { islands as lending } from './lending/islands.ts'
import { islands as loyalty } from './loyalty/islands.ts'
import { islands as mercardApplication } from './mercard-application/islands.ts'
import type { ScreenFolder } from './screen-paths.ts'

/** The islands of every screen, for rendering pages with named islands. */
export const screenIslands: Readonly<Record<ScreenFolder, IslandComponents>> = {
  'check-webview': checkWebview,
  date,
  deeplinks,
  'dummy-external': dummyExternal,
  'easypay-guide': easypayGuide,
  entry,
  invitation,
  lending,
  loyalty,
  'mercard-application': mercardApplication,
}
for (const islands of Object.values(screenIslands)) nameIslands(islands)
