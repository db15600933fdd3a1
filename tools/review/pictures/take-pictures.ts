import pMap from 'p-map'

import { hashOf } from '../../shared/hash.ts'
import type { Version } from '../../compare/versions/version.ts'
import type { Camera } from './camera.ts'
import type { PlannedShot } from './plan-shots.ts'
import type { ScreenCall } from './screen-calls.ts'
import { takeUntilCertain } from './take-until-certain.ts'
import { writeComparison, writeWhole, type Comparison } from './write-pictures.ts'

/**
 * A picture that was taken, with what differs in it, and the calls that either version made. Shots with the same `look`
 * are the same picture in both versions.
 */
export type TakenShot = PlannedShot & { comparison: Comparison; calls: readonly ScreenCall[]; look: string }

type Options = {
  camera: Camera
  versions: { before: Version; after: Version }
  folder: string
  /** Called after each picture with how many there are by then. */
  onProgress?: (taken: number) => void
}

/** How many pages are open at once: one is drawn while another is compared. */
export const concurrency = 3

/** Takes all pictures, compares both versions, and writes what differs into a folder. */
export async function takePictures(
  shots: readonly PlannedShot[],
  { camera, versions, folder, onProgress }: Options,
): Promise<TakenShot[]> {
  let taken = 0
  const take = async (shot: PlannedShot): Promise<TakenShot> => {
    const asSeen = { ...shot, scenario: shot.visitors[0] }
    const photographs = await takeUntilCertain(() =>
      Promise.all(shot.sides.map((side) => camera.take(versions[side], asSeen))),
    )
    const [first, second] = photographs.map(({ png }) => png)
    if (!first) throw new RangeError('a picture of no version')
    const [side = 'after'] = shot.sides
    const comparison = second ? await writeComparison(folder, first, second) : await writeWhole(folder, first, side)
    taken += 1
    onProgress?.(taken)
    const look = hashOf(first, ...(second ? [second] : []))
    return { ...shot, comparison, look, calls: photographs.flatMap(({ calls }) => calls) }
  }
  return pMap(shots, take, { concurrency })
}
