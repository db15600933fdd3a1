import pMap from 'p-map'

import type { Camera } from './camera.ts'
import type { PlannedShot, Versions } from './plan-shots.ts'
import { writeComparison, writeWhole, type Comparison } from './write-pictures.ts'

/** A picture that was taken, with what differs in it. */
export type TakenShot = PlannedShot & { comparison: Comparison }

type Options = {
  camera: Camera
  versions: Versions
  folder: string
  /** Called after each picture with how many there are by then. */
  onProgress?: (taken: number) => void
}

/** How many pages are open at once: one is drawn while another is compared. */
export const concurrency = 3

/** How often a page is taken while its versions differ. */
const maxRounds = 3

function areEqual([before, after]: readonly Buffer[]): boolean {
  return before !== undefined && after !== undefined && before.equals(after)
}

/**
 * Takes both versions of a page, again while they differ: on a busy machine a screen may be photographed before it has
 * shown its answers, which is no difference between versions.
 */
export async function takeUntilEqual(takeRound: () => Promise<Buffer[]>): Promise<Buffer[]> {
  let pngs = await takeRound()
  for (let round = 1; round < maxRounds && !areEqual(pngs); round += 1) pngs = await takeRound()
  return pngs
}

/** Takes all pictures, compares both versions, and writes what differs into a folder. */
export async function takePictures(shots: readonly PlannedShot[], options: Options): Promise<TakenShot[]> {
  const { camera, versions, folder, onProgress } = options
  let taken = 0
  const take = async (shot: PlannedShot): Promise<TakenShot> => {
    const takeRound = () => Promise.all(shot.sides.map((side) => camera.take(versions[side], shot)))
    const isUnsteady = shot.isScreen && shot.sides.length === 2
    const [first, second] = await (isUnsteady ? takeUntilEqual(takeRound) : takeRound())
    if (!first) throw new RangeError('a picture of no version')
    const [side = 'after'] = shot.sides
    const comparison = second ? await writeComparison(folder, first, second) : await writeWhole(folder, first, side)
    taken += 1
    onProgress?.(taken)
    return { ...shot, comparison }
  }
  return pMap(shots, take, { concurrency })
}
