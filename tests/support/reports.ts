import path from 'node:path'

import { cacheFolder } from '#site/commands/root.ts'

/** Every unit test of the last run with its time, as Vitest's JSON. */
export const unitReport = path.join(cacheFolder, 'reports', 'unit.json')

/** Every browser test of the last run with its tries and times, as Playwright's JSON. */
export const browserReport = path.join(cacheFolder, 'reports', 'browser.json')
