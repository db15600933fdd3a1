import { readRenderedVersion } from '#site/review/versions/rendered-version.ts'
import { startCamera, type Shot } from '#site/review/pictures/camera.ts'
import { decode } from '#site/review/pictures/find-differences.ts'

import { fixtureContent } from '../../support/fixture-site.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'
import type { Row } from '../support/row.ts'

const runs = 30

const at = Date.parse('2023-02-10T12:00:00+09:00')

/** Five pages of the fixture site: of each kind, in both widths, in a browser and in the app. */
const shots: readonly Shot[] = [
  { address: '/jp/card/202302-9/noodles/', width: 375, at },
  { address: '/jp/card/202302-9/', width: 1280, at },
  { address: '/jp/card/202305-9/cloud-closet/in-app/', width: 375, at },
  { address: '/campaigns/', width: 375, at },
  { address: '/install-app/', width: 1280, at },
]

function countDifferences(one: Buffer, other: Buffer): number {
  let count = Math.abs(one.length - other.length) / 4
  for (let index = 0; index < Math.min(one.length, other.length); index += 4)
    if (one.readUInt32LE(index) !== other.readUInt32LE(index)) count += 1
  return count
}

/** Takes the same pictures 30 times and counts the pixels in which any differs from the first of its page. */
export async function compareRuns(): Promise<Row> {
  console.log(`› ${runs} pictures each of ${shots.length} pages …`)
  const version = await readRenderedVersion(fixtureContent.folder, await temporaryFolder(), Date.now())
  const camera = await startCamera('SoraApp')
  const differing: number[] = []
  try {
    const first = await Promise.all(shots.map(async (shot) => (await decode(await camera.take(version, shot))).data))
    for (let run = 1; run < runs; run += 1) {
      const again = await Promise.all(shots.map(async (shot) => (await decode(await camera.take(version, shot))).data))
      differing.push(again.reduce((sum, data, index) => sum + countDifferences(first[index] ?? data, data), 0))
    }
  } finally {
    await camera.close()
  }
  const what = `differing pixels in ${runs} pictures each of ${shots.length} pages`
  const total = differing.reduce((sum, count) => sum + count, 0)
  return { part: 'review', who: 'pictures', what, unit: 'pixels', runs: [total], goal: 0, goalIs: '≤' }
}
