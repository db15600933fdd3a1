import pMap from 'p-map'

import type { Camera } from './camera.ts'
import type { PlannedScreenshot, Versions } from './plan-screenshots.ts'
import { writeComparison, writeFullPicture, type Comparison } from './write-pictures.ts'

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
const maxRounds = 3

function areEqual([before, after]: readonly Buffer[]): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/**
 * Takes both versions of a page, again while they differ: on a busy machine a screenshot may be taken before the screen
 * has shown its responses, which is not a difference between versions.
 */
export async function takeUntilEqual(takeScreenshots: () => Promise<Buffer[]>): Promise<Buffer[]> {
  let pngs = await takeScreenshots()
  for (let attempt = 1; attempt < maxRounds && !areEqual(pngs); attempt += 1) pngs = await takeScreenshots()
  return pngs
}

/** Takes all screenshots, compares both versions, and writes the differences into a folder. */
export async function takePictures(
  screenshots: readonly PlannedScreenshot[],
  options: Options,
): Promise<TakenScreenshot[]> {
  const { camera, versions, folder, onProgress } = options
  let taken = 0
  const take = async (screenshot: PlannedScreenshot): Promise<TakenScreenshot> => {
    const takeScreenshots = () => Promise.all(screenshot.sides.map((side) => camera.take(versions[side], screenshot)))
    const isUnsteady = screenshot.isScreen && screenshot.sides.length === 2
    const [first, second] = await (isUnsteady ? takeUntilEqual(takeScreenshots) : takeScreenshots())
    if (!first) throw new RangeError('a picture of no version')
    const [side = 'after'] = screenshot.sides
    const comparison = second
      ? await writeComparison(folder, first, second)
      : await writeFullPicture(folder, first, side)
    taken += 1
    onProgress?.(taken)
    return { ...screenshot, comparison }
  }
  return pMap(screenshots, take, { concurrency })
}
