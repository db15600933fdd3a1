import pMap from 'p-map'

import type { Camera } from './camera.ts'
import type { Versions } from '../../compare/compare-versions.ts'
import type { PlannedScreenshot } from './plan-screenshots.ts'
import { writeComparison, writeFullPicture, type Comparison } from './write-comparison.ts'

/** A screenshot with the differences found in it. */
export type TakenScreenshot = PlannedScreenshot & { comparison: Comparison }

type Options = {
  camera: Camera
  versions: Versions
  folder: string
  /** Called after each screenshot with the number taken so far. */
  onProgress?: (taken: number) => void
}

/** Number of pages that are open at once: one is rendered while another is compared. */
export const concurrency = 3

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
  { camera, versions, folder }: Options,
): Promise<TakenScreenshot> {
  const { sides, isScreen } = screenshot
  const takeVersions = () => Promise.all(sides.map((side) => camera.take(versions[side], screenshot)))
  const [first, second] = await (isScreen && sides.length === 2 ? takeUntilEqual(takeVersions) : takeVersions())
  const [side] = sides
  if (!first || !side) throw new RangeError('a picture of no version')
  const comparison = second ? await writeComparison(folder, first, second) : await writeFullPicture(folder, first, side)
  return { ...screenshot, comparison }
}

/** Takes all screenshots, compares both versions, and writes the differences into a folder. */
export async function takeScreenshots(
  screenshots: readonly PlannedScreenshot[],
  options: Options,
): Promise<TakenScreenshot[]> {
  let taken = 0
  const takeNext = async (screenshot: PlannedScreenshot) => {
    const result = await takeScreenshot(screenshot, options)
    taken += 1
    options.onProgress?.(taken)
    return result
  }
  return pMap(screenshots, takeNext, { concurrency })
}
