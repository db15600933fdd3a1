import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { openContent } from '#tools/build/content-preview.ts'
import { cacheFolder, root } from '#tools/commands/project-paths.ts'
import { production } from '#tools/commands/targets.ts'

import { projectSite } from '../support/sites/content-sites.ts'
import { openWebkit, type WebkitPage } from '../webkit/driver/drive-webkit.ts'
import { fixtureSite } from '../support/sites/fixture-site.ts'
import { serveRecording } from '../support/servers/serve-recording.ts'
import { userAgents } from '../support/pages/page-test.ts'
import { lookAtEditor } from '../webkit/look-at-editor.ts'
import { lookAtLines } from '../webkit/look-at-lines.ts'
import { lookAtPages } from '../webkit/look-at-pages.ts'
import { lookAtStates } from '../webkit/look-at-states.ts'
import { checkEarlyInput } from '../webkit/check-early-input.ts'
import { takeJourneys } from '../webkit/take-journeys.ts'
import { takePictures } from '../webkit/take-pictures.ts'

const folder = path.join(cacheFolder, 'webkit')
let wrong = 0

/** Prints what was looked at and what is wrong with it. */
function report(looked: string, problems: readonly string[]): void {
  wrong += problems.length
  for (const problem of problems) console.error(`✗ ${problem}`)
  console.log(`${looked}: ${problems.length} problems`)
}

async function look(page: WebkitPage, environment: 'ios-app' | 'ios-browser', origin: string): Promise<void> {
  const { looked, problems } = await lookAtPages(page, origin, environment)
  report(`${looked} pages at 320 and 375 px, as ${environment}`, problems)
  const { counts, problems: wrongStates } = await lookAtStates(page, origin, environment)
  const { states, periods, months, bars, dialogs } = counts
  report(
    `${states} moments of pages with ${periods} periods, ${months} months' states, ${bars} bars and ${dialogs} dialogs, as ${environment}`,
    wrongStates,
  )
}

// Opens every page in WebKitGTK as an iPhone's browser and as the app, compares the states of campaigns with the clock,
// counts where lines end, enters, invites and simulates by tap and by keyboard, takes pictures next to Chromium's, and
// edits a campaign in the form editor.
for (const site of [production, fixtureSite]) if (!(await buildSiteIfChanged(site))) process.exit(1)
const [project, fixture] = [await serveRecording(projectSite.folder), await serveRecording(fixtureSite.folder)]
const { userAgentToken } = await openContent(projectSite.folder).provider()

const app = await openWebkit(userAgents.iosApp.replace('SoraApp', userAgentToken))
await look(app, 'ios-app', project.origin)
await app.close()

const browser = await openWebkit(userAgents.iosBrowser)
await look(browser, 'ios-browser', project.origin)
const lines = await lookAtLines(browser, project.origin)
for (const [where, { count, insidePhrases }] of Object.entries(lines.counted))
  console.log(`${where}: ${insidePhrases.length} of ${count} line ends inside a phrase`)
report('Lines of all pages at 320 and 375 px', lines.problems)
const { taken, problems } = await takeJourneys(browser, fixture.origin)
report(`${taken} journeys by tap and by keyboard`, problems)
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const pictures = await takePictures(browser, userAgents.iosBrowser, project.origin, folder)
console.log(`${pictures} pictures beside Chromium's are in ${path.relative(root, folder)}/.`)
const { looked, problems: ofEditor } = await lookAtEditor(folder)
report(`The form editor at ${looked} widths`, ofEditor)
await browser.close()
const early = await checkEarlyInput(fixtureSite.folder)
report(`${early.taps} taps and ${early.texts} texts before the scripts were there`, early.problems)

await project.stop()
await fixture.stop()
process.exitCode = wrong === 0 ? 0 : 1
