import path from 'node:path'

import { cacheFolder } from '#tools/commands/project-paths.ts'

/** Vitest's JSON report of the last run. */
export const vitestReport = path.join(cacheFolder, 'reports', 'unit.json')

/** Playwright's JSON report of the last run. */
export const browserReport = path.join(cacheFolder, 'reports', 'browser.json')
