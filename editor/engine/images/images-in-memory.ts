import type { PublishedImage } from '#schemas/published-image.ts'

import { computeFingerprintOfBytes } from '#content-layer/common/fingerprint.ts'
import { unguarded } from '#content-layer/source/guard-parsing.ts'
import { createTooHeavyDiagnostic, inspectPicture } from '#content-layer/images/inspect-image.ts'
import { imageLimits } from '#content-layer/images/image-limits.ts'
import { fingerprintInName, nameSvg } from '#content-layer/images/published-name.ts'
import type { Drawn, MeasuredPicture, Picture } from '#content-layer/images/image.ts'

import { measureRaster } from './measure-raster.ts'

/** Draws an SVG and returns what is visible. */
export type DrawSvg = (source: string) => Promise<Drawn>

/** Properties of the drawings that were measured when the editor was built, by the fingerprint of their bytes. */
export type CachedDrawings = ReadonlyMap<string, Drawn>

type Measured = { file: string; result: MeasuredPicture }

/** Measures images in memory, the bytes of each once. */
export class ImagesInMemory {
  readonly #measured = new WeakMap<Uint8Array, Measured>()

  constructor(
    private readonly drawings: CachedDrawings,
    private readonly draw: DrawSvg,
  ) {}

  async measure(file: string, bytes: Uint8Array): Promise<MeasuredPicture> {
    const cached = this.#measured.get(bytes)
    if (cached?.file === file) return cached.result
    const result = await this.#inspect(file, bytes)
    this.#measured.set(bytes, { file, result })
    return result
  }

  #inspect(file: string, bytes: Uint8Array): Promise<MeasuredPicture> | MeasuredPicture {
    if (bytes.length > imageLimits.bytes) return { diagnostics: [createTooHeavyDiagnostic(file, bytes.length)] }
    const fingerprint = computeFingerprintOfBytes(bytes)
    const drawn = this.drawings.get(fingerprint)
    return inspectPicture(file, () => bytes, fingerprint, {
      guard: unguarded,
      inspectRaster: measureRaster,
      drawSvg: (source) => (drawn ? Promise.resolve(drawn) : this.draw(source)),
    })
  }
}

const nameAndEnding = /([^/]*)(\.\w+)$/

/** Returns the name of a raster image in the preview: cup.0a1b2c3d4e.png for images/cup.png. */
function nameRaster(file: string, fingerprint: string): string {
  const [, name = '', ending = ''] = nameAndEnding.exec(file) ?? []
  return `${name}.${fingerprintInName(fingerprint)}${ending}`
}

/** Returns an image as a build would publish it, except that a raster image has a path of its own and no variants. */
export function createPublishedImage({ file, fingerprint, width, height, raster, ground }: Picture): PublishedImage {
  const name = raster ? nameRaster(file, fingerprint) : nameSvg(file, fingerprint)
  const color = raster?.color === undefined ? {} : { color: raster.color }
  return { src: `/media/${name}`, width, height, ...color, ...(ground ? { ground } : {}) }
}
