/*
 * Measures an image of the content, and refuses one that is broken, unsafe or too expensive to show.
 */

import { diagnosticIn, type Diagnostic, type Position, type Problem } from '../diagnostics/diagnostic.ts'
import { TakesTooLong, type Guard } from '../source/guard-parsing.ts'
import { draftLabel } from '../common/draft-texts.ts'
import { detectKind, getExpectedKind, latin, type FileKind } from '../common/file-kinds.ts'
import { decodeSvg } from './decode-svg.ts'
import { inspectSvg } from './inspect-svg.ts'
import { imageLimits } from './image-limits.ts'
import { UnreadableImage } from '../diagnostics/explanations/unreadable-image.ts'
import type { Drawn, MeasuredPicture, Picture, RasterFacts } from './image.ts'

type Inspected = Omit<Picture, 'file' | 'fingerprint'>

/** Thrown for a picture that takes too much time or memory, or that crashes its process. */
export class PictureLimitExceeded extends Error {
  constructor(readonly details: { seconds: number; memory: number }) {
    super(`takes more than ${details.seconds} s or ${details.memory} GB of memory`)
  }
}

/** Thrown if the tool that processes pictures fails, for reasons unrelated to the picture. */
export class PictureToolFailed extends Error {}

/**
 * Decodes and draws pictures.
 * @throws PictureLimitExceeded
 * @throws PictureToolFailed
 * @throws Error, with the message of a library, if it cannot
 */
export type PictureTools = {
  guard: Guard
  inspectRaster: (bytes: Uint8Array) => Promise<RasterFacts | Problem<'picture-too-large'>>
  drawSvg: (source: string) => Promise<Drawn>
}

/** Converts bytes to kilobytes of 1,024 bytes, as file managers show them. */
function kilobytes(bytes: number): number {
  return Math.ceil(bytes / 1024)
}

/** Creates the diagnostic of a picture with too many bytes to be opened. */
export function createTooHeavyDiagnostic(file: string, bytes: number): Diagnostic {
  const kind = file.endsWith('.svg') ? 'svg-too-heavy' : 'picture-too-heavy'
  const limit = file.endsWith('.svg') ? imageLimits.svgBytes : imageLimits.bytes
  return diagnosticIn(file, { kind, details: { size: kilobytes(bytes), limit: kilobytes(limit) } })
}

/** Creates the problem of a picture with this size, in pixels, if that is more than the limit. */
export function createTooLargeProblem(width: number, height: number): Problem<'picture-too-large'> {
  const { pixels, side } = imageLimits
  return { kind: 'picture-too-large', details: { width, height, pixels: pixels / 1_000_000, side } }
}

/** Minimum side in pixels; below it nothing is recognizable. */
const minSide = 4

/** Results of test drawings, by fingerprint, so that a copy, as in a copied month, is not drawn again. */
const drawn = new Map<string, Drawn>()

/** Converts the parser's position: its columns count from 0. */
function positionIn({ line, column }: Position): Position {
  return { line, column: Math.max(column, 1) }
}

/** Runs a library's decoder and replaces its technical messages. */
async function decode<Result>(work: () => Promise<Result>, kind: 'damaged' | 'undrawable'): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PictureLimitExceeded || error instanceof PictureToolFailed) throw error
    throw new UnreadableImage({ kind })
  }
}

async function inspectSvgFile(
  file: string,
  bytes: Uint8Array,
  fingerprint: string,
  { guard, drawSvg }: PictureTools,
): Promise<Inspected | Diagnostic> {
  const source = decodeSvg(bytes)
  if (bytes.length > imageLimits.svgBytes) return createTooHeavyDiagnostic(file, bytes.length)
  const facts = guard(imageLimits.svgMilliseconds, () => inspectSvg(source))
  const { width, height, texts, isMoving, unsafe, endless, tooDeep } = facts
  if (unsafe) return diagnosticIn(file, { kind: 'svg-unsafe', details: { unsafe: unsafe.what } }, positionIn(unsafe))
  if (endless) return diagnosticIn(file, { kind: 'svg-endless' }, positionIn(endless))
  if (tooDeep) {
    const details = { levels: imageLimits.svgLevels }
    return diagnosticIn(file, { kind: 'svg-too-deep', details }, positionIn(tooDeep))
  }
  if (Math.max(width, height) > imageLimits.side) return diagnosticIn(file, createTooLargeProblem(width, height))
  if (Math.min(width, height) < minSide) return diagnosticIn(file, { kind: 'picture-blank' })
  // How long effects and repeated parts take cannot be predicted; drawing the picture once measures it.
  const rendered = drawn.get(fingerprint) ?? (await decode(() => drawSvg(source), 'undrawable'))
  drawn.set(fingerprint, rendered)
  // An animation may start with an empty frame.
  if (rendered.isBlank && !isMoving) return diagnosticIn(file, { kind: 'picture-blank' })
  const isDraft = source.includes(`<desc>${draftLabel} `)
  const { ground } = rendered
  return { width, height, ...(ground ? { ground } : {}), ...(texts ? { texts } : {}), ...(isDraft ? { isDraft } : {}) }
}

/** Returns whether a raster picture is animated, by the type in its head: APNG, animated WebP, or an AVIF sequence. */
function isAnimated(kind: FileKind, bytes: Uint8Array): boolean {
  if (kind === 'webp') return latin(bytes.subarray(0, 64)).includes('ANIM')
  if (kind === 'avif') return latin(bytes.subarray(8, 12)) === 'avis'
  if (kind !== 'png') return false
  const head = latin(bytes)
  const animation = head.indexOf('acTL')
  return animation >= 0 && animation < head.indexOf('IDAT')
}

async function inspectRasterFile(
  file: string,
  bytes: Uint8Array,
  { inspectRaster }: PictureTools,
): Promise<Inspected | Diagnostic> {
  const kind = detectKind(bytes)
  if (kind === undefined) throw new UnreadableImage({ kind: 'unknown' })
  if (kind !== getExpectedKind(file)) throw new UnreadableImage({ kind: 'other-kind', is: kind })
  if (isAnimated(kind, bytes)) return diagnosticIn(file, { kind: 'picture-animated' })
  const size = await decode(() => inspectRaster(bytes), 'damaged')
  if ('kind' in size) return diagnosticIn(file, size)
  const { width, height, isBlank, ...raster } = size
  if (isBlank) return diagnosticIn(file, { kind: 'picture-blank' })
  return { width, height, raster }
}

/** Returns the limit that a picture exceeded, if that is why the task failed. */
function exceededLimit(error: unknown): PictureLimitExceeded['details'] | undefined {
  if (error instanceof PictureLimitExceeded) return error.details
  return error instanceof TakesTooLong
    ? { seconds: imageLimits.svgMilliseconds / 1000, memory: imageLimits.memory / 1024 ** 3 }
    : undefined
}

/**
 * Reads and measures a picture, and refuses one that is broken, unsafe or too expensive.
 * @throws PictureToolFailed
 */
export async function inspectPicture(
  file: string,
  read: () => Uint8Array,
  fingerprint: string,
  tools: PictureTools,
): Promise<MeasuredPicture> {
  try {
    const bytes = read()
    const inspected = await (file.endsWith('.svg')
      ? inspectSvgFile(file, bytes, fingerprint, tools)
      : inspectRasterFile(file, bytes, tools))
    if ('kind' in inspected) return { diagnostics: [inspected] }
    return { picture: { file, fingerprint, ...inspected }, diagnostics: [] }
  } catch (error) {
    if (error instanceof PictureToolFailed) throw error
    const tooMuch = exceededLimit(error)
    if (tooMuch) return { diagnostics: [diagnosticIn(file, { kind: 'picture-too-slow', details: tooMuch })] }
    // A picture that cannot be opened has a more specific reason.
    const { reason: problem, position } =
      error instanceof UnreadableImage ? error : new UnreadableImage({ kind: 'unknown' })
    return {
      diagnostics: [diagnosticIn(file, { kind: 'image-unreadable', details: { problem } }, positionIn(position))],
    }
  }
}
