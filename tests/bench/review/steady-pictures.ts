import pMap from 'p-map'

import { buildSiteIfChanged } from '#tools/commands/build-site.ts'
import { startCamera, type Camera, type Screenshot } from '#tools/review/screenshots/camera.ts'
import { decode } from '#tools/review/screenshots/find-differences.ts'
import { concurrency } from '#tools/review/screenshots/take-screenshots.ts'
import { readBuiltVersion } from '#tools/compare/versions/built-version.ts'
import { readRenderedVersion } from '#tools/compare/versions/rendered-version.ts'
import type { Version } from '#tools/compare/versions/version.ts'

import { fixtureContent, fixturePreview, previewLocation } from '../../support/sites/fixture-site.ts'
import { temporaryFolder } from '../../support/run/temporary-folder.ts'
import type { Row } from '../support/row.ts'

const at = Date.parse('2023-02-10T12:00:00+09:00')

/** Five pages of the fixture site: of each kind, in both widths, in a browser and in the app. */
const pages: readonly Screenshot[] = [
  { pagePath: '/jp/card/202302-9/noodles/', width: 375, at },
  { pagePath: '/jp/card/202302-9/', width: 1280, at },
  { pagePath: '/jp/card/202305-9/cloud-closet/in-app/', width: 375, at },
  { pagePath: '/campaigns/', width: 375, at },
  { pagePath: '/install-app/', width: 1280, at },
]

/** Three screens while they run. */
const screens: readonly Screenshot[] = ['/jp/card/invitation/', '/jp/card/entry/', '/jp/lending/in-app/'].map(
  (url) => ({
    pagePath: url,
    width: 375,
    at: Date.parse('2023-05-10T12:00:00+09:00'),
  }),
)

function countDifferences(one: Buffer, other: Buffer): number {
  let count = Math.abs(one.length - other.length) / 4
  for (let index = 0; index < Math.min(one.length, other.length); index += 4)
    if (one.readUInt32LE(index) !== other.readUInt32LE(index)) count += 1
  return count
}

type Series = { camera: Camera; version: Version; screenshots: readonly Screenshot[]; runs: number; of: string }

/** Takes the same pictures many times and counts the pixels in which any differs from the first of its page. */
async function compareSeries({ camera, version, screenshots, runs, of }: Series): Promise<Row> {
  console.log(`› ${runs} pictures each of ${screenshots.length} ${of} …`)
  const takeScreenshots = () =>
    pMap(screenshots, async (screenshot) => (await decode(await camera.take(version, screenshot))).data, {
      concurrency,
    })
  const first = await takeScreenshots()
  let total = 0
  for (let run = 1; run < runs; run += 1) {
    const again = await takeScreenshots()
    const differing = again.map((data, index) => countDifferences(first[index] ?? data, data))
    for (const [index, count] of differing.entries())
      if (count > 0) console.log(`  ${JSON.stringify(screenshots[index])}: ${count}`)
    total += differing.reduce((sum, count) => sum + count, 0)
  }
  const what = `differing pixels in ${runs} pictures each of ${screenshots.length} ${of}`
  return { part: 'review', who: 'pictures', what, unit: 'pixels', runs: [total], goal: 0, goalIs: '≤' }
}

/** Returns whether pictures are steady: of content pages, and of screens. A quick look takes each twice. */
export async function measureSteadiness(isQuick: boolean): Promise<Row[]> {
  const rendered = await readRenderedVersion(fixtureContent.folder, await temporaryFolder(), Date.now())
  await buildSiteIfChanged(fixturePreview)
  const nothing = { publication: new Map<string, number>() }
  const built = await readBuiltVersion(fixturePreview.folder, { basePath: previewLocation.basePath, ...nothing })
  const camera = await startCamera('SoraApp')
  try {
    return [
      await compareSeries({ camera, version: rendered, screenshots: pages, runs: isQuick ? 2 : 30, of: 'pages' }),
      await compareSeries({ camera, version: built, screenshots: screens, runs: isQuick ? 2 : 10, of: 'screens' }),
    ]
  } finally {
    await camera.close()
  }
}
