import { lstatSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

import pMap from 'p-map'

import { createTooHeavyDiagnostic, inspectPicture, type PictureTools } from '#content-layer/images/inspect-image.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import type { MeasuredPicture, ImageReader } from '#content-layer/images/image.ts'

import { computeHash } from '../shared/files/hash.ts'
import { readPlainFile } from '../shared/files/read-plain-file.ts'
import { runWithTimeout } from '../shared/run-with-timeout.ts'
import { runPictureTask } from './run-picture-task.ts'

/** A file's size in bytes and the fingerprint of its content. */
type Identity = { size: number; fingerprint: string }

/** An unreadable file is reported when it is inspected. */
function identifyOnDisk(file: string): Identity {
  try {
    const { size } = lstatSync(file)
    return { size, fingerprint: size > imageLimits.bytes ? '' : computeHash(readPlainFile(file, imageLimits.bytes)) }
  } catch {
    return { size: 0, fingerprint: '' }
  }
}

/** Decodes and draws pictures in processes of their own, which are ended if they take too much. */
export const pictureTools: PictureTools = {
  guard: runWithTimeout,
  inspectRaster: (bytes) => runPictureTask('inspectRaster', bytes),
  drawSvg: (source) => runPictureTask('drawSvg', source),
}

/** Caches measurements under the fingerprint of the file's bytes. */
export type PictureCache = {
  getLater: (file: string, fingerprint: string, make: () => Promise<MeasuredPicture>) => Promise<MeasuredPicture>
}

/** The source of the pictures' bytes. */
export type PictureFiles = { identify: (file: string) => Identity; read: (file: string) => Uint8Array }

/** Creates a reader that measures pictures on all cores, except those with bytes that the cache knows. */
export function measurePictures(
  { identify, read }: PictureFiles,
  cache: PictureCache,
  tools: PictureTools = pictureTools,
): ImageReader {
  const measure = async (file: string): Promise<MeasuredPicture> => {
    const { size, fingerprint } = identify(file)
    if (size > imageLimits.bytes) return { diagnostics: [createTooHeavyDiagnostic(file, size)] }
    return cache.getLater(file, fingerprint, () => inspectPicture(file, () => read(file), fingerprint, tools))
  }
  return async (files) =>
    new Map(
      await pMap(files, async (file) => [file, await measure(file)] as const, { concurrency: availableParallelism() }),
    )
}

export function createPictureReader(root: string, cache: PictureCache): ImageReader {
  const at = (file: string) => path.join(root, file)
  const read = (file: string) => readPlainFile(at(file), imageLimits.bytes)
  return measurePictures({ identify: (file) => identifyOnDisk(at(file)), read }, cache)
}
