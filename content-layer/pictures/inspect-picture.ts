import path from 'node:path'

import type { Ground } from '#schemas/image.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostic.ts'
import { draftWord } from './limits.ts'
import { runWithTimeout, isTimeout } from '../guard-parsing.ts'
import { readPlainFile } from '../read-plain-file.ts'
import type { Drawn } from './draw-svg.ts'
import type { RasterFacts } from './inspect-raster.ts'
import { inspectSvg } from './inspect-svg.ts'
import { pictureLimits } from './limits.ts'
import { PictureLimitExceeded, runPictureTask } from './run-picture-task.ts'

/**
 * A picture that may be published: the fingerprint of its bytes, its dimensions in pixels, and for a raster what its
 * variants depend on.
 */
export type Picture = {
  file: string
  fingerprint: string
  width: number
  height: number
  raster?: Omit<RasterFacts, 'width' | 'height' | 'isBlank'>
  /** What an SVG stands on. */
  ground?: Ground
  /** The words of an SVG that are set in a font. */
  words?: string[]
  /** True for a drawing that stands in for the picture. */
  isDraft?: boolean
}

type Facts = Omit<Picture, 'file' | 'fingerprint'>
type Found = { picture?: Picture; diagnostics: Diagnostic[] }

/** Kilobytes of 1,024 bytes, as file managers show them. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}

/** The diagnostic of a picture that is too large to be opened at all. */
export function diagnosticOfWeight(file: string, bytes: number): Diagnostic {
  const kind = file.endsWith('.svg') ? 'svg-too-heavy' : 'picture-too-heavy'
  const limit = file.endsWith('.svg') ? pictureLimits.svgBytes : pictureLimits.bytes
  return diagnosticIn(file, { kind, details: { size: kilobytes(bytes), limit: kilobytes(limit) } })
}

/** Pixels below which nothing can be made out. */
const smallestSide = 4

/** What drawings that were test-drawn show, by fingerprint: a copy, as in a copied month, is not drawn again. */
const drawn = new Map<string, Drawn>()

async function inspectSvgFile(file: string, bytes: Uint8Array, fingerprint: string): Promise<Facts | Diagnostic> {
  const source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  const { width, height, words, unsafe, excess } = runWithTimeout(pictureLimits.counting, () => inspectSvg(source))
  if (unsafe)
    return diagnosticIn(
      file,
      { kind: 'svg-unsafe', details: { what: unsafe.what } },
      { line: unsafe.line, column: Math.max(unsafe.column, 1) },
    )
  if (excess) return diagnosticIn(file, excess, { line: excess.line, column: Math.max(excess.column, 1) })
  if (bytes.length > pictureLimits.svgBytes) return diagnosticOfWeight(file, bytes.length)
  if (Math.max(width, height) > pictureLimits.side)
    return diagnosticIn(file, {
      kind: 'picture-too-large',
      details: { width, height, pixels: pictureLimits.pixels / 1_000_000, side: pictureLimits.side },
    })
  if (Math.min(width, height) < smallestSide) return diagnosticIn(file, { kind: 'picture-blank' })
  // The cost of every effect cannot be predicted; drawing the picture once measures it.
  const shown = drawn.get(fingerprint) ?? (await runPictureTask('drawSvg', source))
  drawn.set(fingerprint, shown)
  if (shown.isBlank) return diagnosticIn(file, { kind: 'picture-blank' })
  const isDraft = source.includes(`<desc>${draftWord} `)
  const { ground } = shown
  return { width, height, ...(ground ? { ground } : {}), ...(words ? { words } : {}), ...(isDraft ? { isDraft } : {}) }
}

async function inspectRasterFile(file: string, bytes: Buffer): Promise<Facts | Diagnostic> {
  const found = await runPictureTask('inspectRaster', path.posix.extname(file).slice(1), bytes)
  if ('kind' in found) return diagnosticIn(file, found)
  const { width, height, isBlank, ...raster } = found
  if (isBlank) return diagnosticIn(file, { kind: 'picture-blank' })
  return { width, height, raster }
}

/** The limit that a picture exceeded, if that is why the task failed. */
function exceededLimit(error: unknown): PictureLimitExceeded['details'] | undefined {
  if (error instanceof PictureLimitExceeded) return error.details
  return isTimeout(error)
    ? { seconds: pictureLimits.counting / 1000, memory: pictureLimits.memory / 1024 ** 3 }
    : undefined
}

/** Reads and measures a picture, and refuses one that is broken, unsafe or too expensive. */
export async function inspectPicture(root: string, file: string, fingerprint: string): Promise<Found> {
  try {
    const bytes = readPlainFile(path.join(root, file), pictureLimits.bytes)
    const found = await (file.endsWith('.svg')
      ? inspectSvgFile(file, bytes, fingerprint)
      : inspectRasterFile(file, bytes))
    if ('kind' in found) return { diagnostics: [found] }
    return { picture: { file, fingerprint, ...found }, diagnostics: [] }
  } catch (error) {
    const tooMuch = exceededLimit(error)
    if (tooMuch) return { diagnostics: [diagnosticIn(file, { kind: 'picture-too-slow', details: tooMuch })] }
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
    const place = /^(\d+):(\d+): /.exec(reason)
    const problem = { kind: 'image-unreadable', details: { reason: reason.replace(/^\d+:\d+: /, '') } } as const
    return {
      diagnostics: [
        diagnosticIn(file, problem, { line: Number(place?.[1] ?? 1), column: Math.max(Number(place?.[2] ?? 1), 1) }),
      ],
    }
  }
}
