import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

const drawing = path.resolve(import.meta.dirname, '..', '..', '..', 'site', 'public', 'examples', 'sample-wide.svg')

/** Draws a raster picture drawn from the examples' own SVG, on a background colour or, without one, transparent. */
export function drawRaster(width: number, height: number, background?: string): Sharp {
  const drawn = sharp(drawing, { density: (72 * width) / 750 }).resize(width, height)
  return background === undefined ? drawn : drawn.flatten({ background })
}

/** Something like a photograph: a drawing under soft noise, which compresses poorly in every format. */
export async function drawPhoto(width: number, height: number): Promise<Sharp> {
  const noise = sharp({
    create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  }).blur(2)
  const background = await drawRaster(width, height, '#ff9e6d').png().toBuffer()
  return sharp(background)
    .composite([{ input: await noise.png().toBuffer(), blend: 'overlay' }])
    .removeAlpha()
}

/** Draws a WebP of two frames. */
export function drawAnimation(): Promise<Buffer> {
  const [width, height] = [16, 16]
  const frames = Buffer.alloc(width * height * 2 * 3).fill(255, 0, width * height * 3)
  return sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
    .webp({ loop: 0 })
    .toBuffer()
}

/** Returns the same PNG with an extra chunk of these numbers after its header, without a valid checksum. */
function withChunk(png: Buffer, type: string, numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(4 + numbers.length * 4)
  data.write(type, 'latin1')
  for (const [index, number] of numbers.entries()) data.writeUInt32BE(number, 4 + index * 4)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length - 4)
  const head = 33
  return Buffer.concat([png.subarray(0, head), length, data, Buffer.alloc(4), png.subarray(head)])
}

/** Returns the same PNG with the chunk that makes it animated. */
export function withAnimationChunk(png: Buffer): Buffer {
  return withChunk(png, 'acTL', [2, 0])
}
