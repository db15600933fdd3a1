import pMap from 'p-map'

import { startCamera, type Camera } from './camera.ts'
import type { Versions } from '../../compare/compare-versions.ts'
import type { PlannedScreenshot } from './plan-screenshots.ts'
import { writeComparison, writeFullPicture, type Comparison } from './write-comparison.ts'

/** A screenshot with the differences found in it. */
export type TakenScreenshot = PlannedScreenshot & { comparison: Comparison }

type Options = {
  versions: Versions
  /** Folder of the pictures. */
  folder: string
  /** Product token that identifies the provider's app (D5). */
  appToken: string
  report: ((line: string) => void) | undefined
}

/** Number of pages that are open at once: one is rendered while another is compared. */
const concurrency = 3

/** Maximum number of attempts for a page with differing versions. */
const maxAttempts = 3

function areEqual([before, after]: readonly Buffer[]): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/**
 * Takes both versions of a page, again while they differ: on a busy machine a screenshot may be taken before the screen
 * has shown its responses, which is not a difference between versions.
 */
export async function takeUntilEqual(takeVersions: () => Promise<Buffer[]>): Promise<Buffer[]> {
  let pngs = await takeVersions()
  for (let attempt = 1; attempt < maxAttempts && !areEqual(pngs); attempt += 1) pngs = await takeVersions()
  return pngs
}

async function takeScreenshot(
  screenshot: PlannedScreenshot,
  camera: Camera,
  { versions, folder }: Options,
): Promise<TakenScreenshot> {
  const { sides, isScreen } = screenshot
  const takeVersions = () => Promise.all(sides.map((side) => camera.take(versions[side], screenshot)))
  const [first, second] = await (isScreen && sides.length === 2 ? takeUntilEqual(takeVersions) : takeVersions())
  const [side] = sides
  if (!first || !side) throw new RangeError('a picture of no version')
  const comparison = second ? await writeComparison(folder, first, second) : await writeFullPicture(folder, first, side)
  return { ...screenshot, comparison }
}

/**
 * Starts a browser, takes all screenshots, compares both versions, and writes the differences into a folder. Reports
 * every tenth screenshot.
 * @throws Error that names what to install if there is no Chromium
 */
export async function takeScreenshots(
  screenshots: readonly PlannedScreenshot[],
  options: Options,
): Promise<TakenScreenshot[]> {
  const { appToken, report } = options
  if (screenshots.length === 0) return []
  report?.(`› 画面を撮っています（${screenshots.length}組）…`)
  const camera = await startCamera(appToken)
  let taken = 0
  const takeNext = async (screenshot: PlannedScreenshot) => {
    const result = await takeScreenshot(screenshot, camera, options)
    taken += 1
    if (taken % 10 === 0 || taken === screenshots.length) report?.(`  ${taken} / ${screenshots.length}`)
    return result
  }
  try {
    return await pMap(screenshots, takeNext, { concurrency })
  } finally {
    await camera.close()
  }
}
