import type { CardDrawing } from './lay-out-share-card.ts'
import { drawShareCard } from './draw-share-card.ts'
import { drawSvg } from './draw-svg.ts'
import { encodeRaster } from './encode-raster.ts'
import type { Picture } from '#content-layer/images/image.ts'
import { inspectRaster } from './inspect-raster.ts'

/**
 * The work on pictures done by libraries that are not hardened against hostile input or guaranteed to terminate, so it
 * runs in a process that can be killed.
 */
export const pictureTasks = {
  inspectRaster: (bytes: Uint8Array) => inspectRaster(bytes),
  drawSvg: (source: string) => drawSvg(source),
  encodeRaster: (bytes: Uint8Array, raster: Pick<Picture, 'raster'>, widths: readonly number[]) =>
    encodeRaster(bytes, raster, widths),
  drawShareCard: (drawing: CardDrawing, pictures: readonly Uint8Array[]) => drawShareCard(drawing, pictures),
}

export type PictureTasks = typeof pictureTasks
