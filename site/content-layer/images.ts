import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { imageSize } from 'image-size'

import type { Fault } from './fault.ts'
import { hashOf } from './hash.ts'
import { inspectSvg, type SvgFacts } from './svg.ts'

/** A picture that may be published: its own size in pixels and its address, which changes with its content. */
export type Picture = { file: string; url: string; width: number; height: number }

type Result = { picture: Picture; faults: [] } | { picture?: undefined; faults: Fault[] }

const typesOfEnding: Readonly<Record<string, string>> = { jpeg: 'jpg', avif: 'avif' }

/** True where a download or a copy stopped in the middle: the size at the head is there, the end mark is not. */
function isCutOff(type: string, bytes: Uint8Array): boolean {
  const tail = Buffer.from(bytes.subarray(-64)).toString('latin1')
  if (type === 'png') return !tail.includes('IEND')
  if (type === 'jpg') return !tail.includes('\xff\xd9')
  return type === 'webp' && new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8 > bytes.length
}

function sizeOfRaster(file: string, bytes: Uint8Array): { width: number; height: number } {
  const ending = path.posix.extname(file).slice(1)
  const { type, width, height } = imageSize(bytes)
  if (type !== (typesOfEnding[ending] ?? ending)) throw new Error(`it is a ${type} picture`)
  if (!width || !height) throw new Error('it has no size')
  if (isCutOff(type, bytes)) throw new Error('its end is missing')
  return { width, height }
}

/** Reads a picture, measures it, and refuses what is broken or unsafe. */
export async function inspectImage(root: string, file: string): Promise<Result> {
  const fault = (kind: string, details: Fault['details'], line = 1, column = 1): Result => ({
    faults: [{ file, line, column, field: '-', kind, details }],
  })
  try {
    const bytes = await readFile(path.join(root, file))
    const isSvg = file.endsWith('.svg')
    const facts: SvgFacts = isSvg ? inspectSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) : sizeOfRaster(file, bytes)
    const { unsafe } = facts
    if (unsafe) return fault('svg-unsafe', { what: unsafe.what }, unsafe.line, Math.max(unsafe.column, 1))
    const name = path.posix.basename(file, path.posix.extname(file))
    const url = `/media/${name}.${hashOf(bytes).slice(0, 10)}${path.posix.extname(file)}`
    return { picture: { file, url, width: facts.width, height: facts.height }, faults: [] }
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    const place = /^(\d+):(\d+): /.exec(reason)
    return fault('image-unreadable', { reason: reason.replace(/^\d+:\d+: /, '') }, Number(place?.[1] ?? 1), Math.max(Number(place?.[2] ?? 1), 1))
  }
}
