import type { Problem } from '../diagnostics/diagnostic.ts'
import { latin, type FileKind } from '../common/file-kinds.ts'

type HeadProblem = Problem<'picture-animated' | 'picture-several' | 'picture-hdr' | 'picture-colors'>

/** Colour coding, in the numbers of ITU-T H.273. */
type Coding = { primaries: number; transfer: number }

const hdrTransfers: Readonly<Record<number, string>> = { 16: 'PQ', 18: 'HLG' }
const widePrimaries: Readonly<Record<number, string>> = { 9: 'BT.2020', 11: 'DCI-P3', 12: 'Display P3' }

/** Colours that look like sRGB, or are unspecified: those of BT.709 and BT.601, and curves similar to sRGB's. */
const plainPrimaries: ReadonlySet<number> = new Set([1, 2, 5, 6])
const plainTransfers: ReadonlySet<number> = new Set([1, 2, 4, 6, 13, 14, 15])

function checkCoding({ primaries, transfer }: Coding): HeadProblem | undefined {
  const hdr = hdrTransfers[transfer]
  if (hdr !== undefined) return { kind: 'picture-hdr', details: { coding: hdr } }
  if (plainPrimaries.has(primaries) && plainTransfers.has(transfer)) return undefined
  return { kind: 'picture-colors', details: { coding: widePrimaries[primaries] ?? `H.273 ${primaries}/${transfer}` } }
}

/** A part of a file, with its four-letter type. */
type Part = { type: string; data: DataView }

function partOf(view: DataView, start: number, end: number): DataView {
  const from = Math.min(start, view.byteLength)
  return new DataView(view.buffer, view.byteOffset + from, Math.max(Math.min(end, view.byteLength) - from, 0))
}

function lettersAt(view: DataView, at: number): string {
  return latin(new Uint8Array(view.buffer, view.byteOffset + at, Math.min(4, Math.max(view.byteLength - at, 0))))
}

function textOf({ buffer, byteOffset, byteLength }: DataView): string {
  return latin(new Uint8Array(buffer, byteOffset, byteLength))
}

function* chunksOfPng(view: DataView): Generator<Part> {
  for (let at = 8; at + 12 <= view.byteLength;) {
    const length = view.getUint32(at)
    yield { type: lettersAt(view, at + 4), data: partOf(view, at + 8, at + 8 + length) }
    at += 12 + length
  }
}

/** Maximum difference of `cHRM`'s red, green, blue and white from sRGB, and of the gamma, in 100,000ths. */
const tolerance = 1500
const srgbGamma = 45_455
const srgbPoints = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6000] as const

function isNearSrgb(type: string, data: DataView): boolean {
  const expected = type === 'gAMA' ? [srgbGamma] : srgbPoints
  return expected.every(
    (value, index) => index * 4 + 4 <= data.byteLength && Math.abs(data.getUint32(index * 4) - value) <= tolerance,
  )
}

function checkPng(view: DataView): HeadProblem | undefined {
  const chunks = new Map<string, DataView>()
  for (const { type, data } of chunksOfPng(view)) {
    if (type === 'IDAT') break
    chunks.set(type, data)
  }
  if (chunks.has('acTL')) return { kind: 'picture-animated' }
  const coding = chunks.get('cICP')
  if (coding && coding.byteLength >= 2)
    return checkCoding({ primaries: coding.getUint8(0), transfer: coding.getUint8(1) })
  const profile = chunks.get('iCCP')
  // The profile itself is compressed, its name is not.
  if (profile) return checkProfileName(textOf(profile).split('\0', 1)[0] ?? '')
  if (chunks.has('sRGB')) return undefined
  const strange = ['gAMA', 'cHRM'].find((type) => {
    const data = chunks.get(type)
    return data && !isNearSrgb(type, data)
  })
  return strange === undefined ? undefined : { kind: 'picture-colors', details: { coding: strange } }
}

function* boxesOf(view: DataView, from = 0): Generator<Part> {
  for (let at = from; at + 8 <= view.byteLength;) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= view.byteLength
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short === 0 ? view.byteLength - at : short
    if (size < 8) return
    yield { type: lettersAt(view, at + 4), data: partOf(view, at + (isLong ? 16 : 8), at + size) }
    at += size
  }
}

function findBox(view: DataView | undefined, type: string, from = 0): DataView | undefined {
  return view && [...boxesOf(view, from)].find((box) => box.type === type)?.data
}

/** Reads the version of a box from the first byte of its content. */
const versionOf = (box: DataView) => box.getUint8(0)

/** Reads a number of 16 bits, or of 32 in later versions of a box. */
function readId(box: DataView, at: number, isWide: boolean): number {
  return isWide ? box.getUint32(at) : box.getUint16(at)
}

/** Lists the images of a file that are displayed by themselves, by number. */
function visibleItems(meta: DataView): number[] {
  const info = findBox(meta, 'iinf', 4)
  const items = info
    ? [...boxesOf(info, versionOf(info) === 0 ? 6 : 8)].flatMap(({ data }): number[] => {
        const isWide = versionOf(data) > 2
        const type = lettersAt(data, isWide ? 10 : 8)
        const isHidden = (data.getUint8(3) & 1) === 1
        return ['av01', 'grid', 'iovl', 'iden'].includes(type) && !isHidden ? [readId(data, 4, isWide)] : []
      })
    : []
  const references = findBox(meta, 'iref', 4)
  const parts = new Set<number>()
  if (references)
    for (const { type, data } of boxesOf(references, 4)) {
      const isWide = versionOf(references) > 0
      const width = isWide ? 4 : 2
      // A preview or a mask refers to its picture; a picture refers to its parts.
      if (type === 'thmb' || type === 'auxl') parts.add(readId(data, 0, isWide))
      if (type === 'dimg')
        for (let at = width + 2; at + width <= data.byteLength; at += width) parts.add(readId(data, at, isWide))
    }
  return items.filter((item) => !parts.has(item))
}

/** Returns the properties of an item, by the numbers of their boxes, which count from 1. */
function propertiesOf(associations: DataView, item: number): number[] {
  const isWideItem = versionOf(associations) > 0
  const isWideIndex = (associations.getUint8(3) & 1) === 1
  let at = 8
  for (let entry = associations.getUint32(4); entry > 0; entry -= 1) {
    const id = readId(associations, at, isWideItem)
    at += isWideItem ? 4 : 2
    const count = associations.getUint8(at)
    at += 1
    const width = isWideIndex ? 2 : 1
    const first = at
    at += count * width
    if (id !== item) continue
    return Array.from({ length: count }, (_, index) =>
      isWideIndex ? associations.getUint16(first + index * 2) & 0x7fff : associations.getUint8(first + index) & 0x7f,
    )
  }
  return []
}

/** Returns the colour coding of an item; undefined if a profile or nothing specifies it. */
function codingOf(meta: DataView, item: number): Coding | undefined {
  const properties = findBox(meta, 'iprp', 4)
  const [list, associations] = [findBox(properties, 'ipco'), findBox(properties, 'ipma')]
  if (!list || !associations) return undefined
  const boxes = [...boxesOf(list)]
  const colors = propertiesOf(associations, item).flatMap((index) => {
    const box = boxes[index - 1]
    return box?.type === 'colr' ? [box.data] : []
  })
  if (colors.some((data) => /^(?:prof|rICC)$/.test(lettersAt(data, 0)))) return undefined
  const coded = colors.find((data) => lettersAt(data, 0) === 'nclx')
  return coded && { primaries: coded.getUint16(4), transfer: coded.getUint16(6) }
}

function checkAvif(view: DataView): HeadProblem | undefined {
  if (lettersAt(view, 8) === 'avis') return { kind: 'picture-animated' }
  const meta = findBox(view, 'meta')
  if (!meta) return undefined
  const items = visibleItems(meta)
  if (items.length > 1) return { kind: 'picture-several', details: { count: items.length } }
  const main = findBox(meta, 'pitm', 4)
  if (!main) return undefined
  const coding = codingOf(meta, readId(main, 4, versionOf(main) > 0))
  return coding && checkCoding(coding)
}

/** The coding that the colour profile of an HDR picture states in addition to its tables. */
const codingInProfile = /cicp\0{4}([^])([^])/

/** Names of HDR curves in the name of a colour profile that does not state its coding. */
const hdrNames: readonly (readonly [RegExp, string])[] = [
  [/HLG/, 'HLG'],
  [/\bPQ\b|_PQ|2084|2100/, 'PQ'],
]

/** Returns the name of a colour profile in a file; empty if there is none that can be read without decompression. */
function profileName(view: DataView, text: string): string {
  const start = text.indexOf('acsp') - 36
  if (start < 0) return ''
  const profile = partOf(view, start, start + view.getUint32(start))
  for (let at = 132; at < 132 + profile.getUint32(128) * 12; at += 12) {
    if (lettersAt(profile, at) !== 'desc') continue
    const from = profile.getUint32(at + 4)
    const name = partOf(profile, from, from + Math.min(profile.getUint32(at + 8), 1000))
    // Later versions of profiles use 16 bits per letter.
    return textOf(name).replaceAll('\0', '')
  }
  return ''
}

function checkProfileName(name: string): HeadProblem | undefined {
  const coding = hdrNames.find(([pattern]) => pattern.test(name))?.[1]
  return coding === undefined ? undefined : { kind: 'picture-hdr', details: { coding } }
}

/**
 * Returns the problem found in the head of a raster picture: it is animated, contains several pictures, or has colours
 * that screens without HDR show incorrectly. Undefined if there is none, and for a damaged head.
 */
export function checkHead(kind: FileKind, bytes: Uint8Array): HeadProblem | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (kind === 'png') return checkPng(view)
    if (kind === 'webp' && latin(bytes.subarray(0, 64)).includes('ANIM')) return { kind: 'picture-animated' }
    const problem = kind === 'avif' ? checkAvif(view) : undefined
    if (problem) return problem
    const text = latin(bytes)
    const transfer = codingInProfile.exec(text)?.[2]?.charCodeAt(0) ?? 0
    return transfer in hdrTransfers
      ? checkCoding({ primaries: 2, transfer })
      : checkProfileName(profileName(view, text))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
