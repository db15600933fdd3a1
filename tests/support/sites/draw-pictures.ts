import path from 'node:path'

import sharp, { type Sharp } from 'sharp'

const drawing = path.resolve(import.meta.dirname, '..', '..', '..', 'site', 'public', 'examples', 'sample-wide.svg')

/** A raster picture drawn from the examples' own SVG, on a background colour or, without one, transparent. */
export function drawRaster(width: number, height: number, ground?: string): Sharp {
  const drawn = sharp(drawing, { density: (72 * width) / 750 }).resize(width, height)
  return ground === undefined ? drawn : drawn.flatten({ background: ground })
}

/** Something like a photograph: a drawing under soft noise, which compresses poorly in every format. */
export async function drawPhoto(width: number, height: number): Promise<Sharp> {
  const noise = sharp({
    create: { width, height, channels: 3, background: '#888888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  }).blur(2)
  const ground = await drawRaster(width, height, '#ff9e6d').png().toBuffer()
  return sharp(ground)
    .composite([{ input: await noise.png().toBuffer(), blend: 'overlay' }])
    .removeAlpha()
}

/** A WebP of two frames. */
export function drawAnimation(): Promise<Buffer> {
  const [width, height] = [16, 16]
  const frames = Buffer.alloc(width * height * 2 * 3).fill(255, 0, width * height * 3)
  return sharp(frames, { raw: { width, height: height * 2, channels: 3, pageHeight: height } })
    .webp({ loop: 0 })
    .toBuffer()
}

/** White, red, green and blue of sRGB, as `cHRM` names them. */
export const srgbPoints = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000] as const

/** The same PNG with another chunk behind its head, which holds these numbers, and whose checksum nobody needs. */
export function withChunk(png: Buffer, type: string, numbers: readonly number[]): Buffer {
  const data = Buffer.alloc(4 + numbers.length * 4)
  data.write(type, 'latin1')
  for (const [index, number] of numbers.entries()) data.writeUInt32BE(number, 4 + index * 4)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length - 4)
  const head = 33
  return Buffer.concat([png.subarray(0, head), length, data, Buffer.alloc(4), png.subarray(head)])
}

/** The same PNG with the chunk that makes it animated. */
export function withAnimationChunk(png: Buffer): Buffer {
  return withChunk(png, 'acTL', [2, 0])
}

/** Makes the boxes on a way into a file larger by so many bytes. */
function growBoxes(bytes: Buffer, path: readonly string[], by: number): void {
  let [at, end] = [0, bytes.length]
  for (const type of path) {
    while (at < end && bytes.toString('latin1', at + 4, at + 8) !== type) at += bytes.readUInt32BE(at)
    const size = bytes.readUInt32BE(at)
    bytes.writeUInt32BE(size + by, at)
    // A `meta` box begins with its version.
    end = at + size
    at += type === 'meta' ? 12 : 8
  }
}

/** The same AVIF with a coding of its colours, in the numbers of ITU-T H.273. Only its head can be read. */
export function withCoding(avif: Buffer, primaries: number, transfer: number): Buffer {
  const coding = Buffer.from('\0\0\0\x13colrnclx\0\0\0\0\0\x01\x80', 'latin1')
  coding.writeUInt16BE(primaries, 12)
  coding.writeUInt16BE(transfer, 14)
  const changed = Buffer.from(avif)
  const list = changed.indexOf('ipco', 0, 'latin1') - 4
  const end = list + changed.readUInt32BE(list)
  const properties = changed.toString('latin1', list, end).match(/ispe|pixi|av1C|colr|auxC|irot|imir|pasp|clap/g)
  // The first entry of the associations: the number of the item, how many properties it has, and their numbers.
  const count = changed.indexOf('ipma', 0, 'latin1') + 4 + 8 + 2
  changed.writeUInt8(changed.readUInt8(count) + 1, count)
  growBoxes(changed, ['meta', 'iprp', 'ipco'], coding.length)
  growBoxes(changed, ['meta', 'iprp'], 1)
  changed.writeUInt32BE(changed.readUInt32BE(count - 18) + 1, count - 18)
  const number = Buffer.from([(properties?.length ?? 0) + 1])
  return Buffer.concat([
    changed.subarray(0, end),
    coding,
    changed.subarray(end, count + 1),
    number,
    changed.subarray(count + 1),
  ])
}

/** The head of an AVIF with a second picture in its list, as programs write that keep several in one file. */
export function withSecondItem(avif: Buffer): Buffer {
  const list = avif.indexOf('iinf', 0, 'latin1')
  const first = list + 10
  const entry = Buffer.from(avif.subarray(first, first + avif.readUInt32BE(first)))
  entry.writeUInt16BE(99, 12)
  const changed = Buffer.from(avif)
  changed.writeUInt16BE(changed.readUInt16BE(list + 8) + 1, list + 8)
  growBoxes(changed, ['meta', 'iinf'], entry.length)
  return Buffer.concat([changed.subarray(0, first), entry, changed.subarray(first)])
}
