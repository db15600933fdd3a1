import { rasterizeShareCard } from './rasterize-share-card.ts'
import { drawSvg } from './draw-svg.ts'
import { encodeRaster } from './encode-raster.ts'
import { inspectRaster } from './inspect-raster.ts'

/** Work of libraries that hostile input may occupy for ever, so it runs in a process that can be killed. */
export const pictureTasks = { inspectRaster, drawSvg, encodeRaster, rasterizeShareCard }

export type PictureTasks = typeof pictureTasks
