import type { Config } from 'svgo'

import { inspectSvg } from './inspect-svg.ts'
import { loadSharp } from './load-sharp.ts'

/**
 * Only what cannot be seen: comments, editors' data, unused ids, digits behind the third. Merging and moving shapes,
 * groups and transforms saved bytes only before compression and, measured, changed edges.
 */
const config: Config = {
  floatPrecision: 3,
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          collapseGroups: false,
          convertPathData: { applyTransforms: false, makeArcs: { threshold: 0, tolerance: 0 }, utilizeAbsolute: false },
          convertShapeToPath: false,
          convertTransform: false,
          mergePaths: false,
          moveElemsAttrsToGroup: false,
          moveGroupAttrsToElems: false,
          removeHiddenElems: false,
          sortAttrs: false,
          sortDefsChildren: false,
        },
      },
    },
  ],
}

/** How far a channel of a pixel may be off, of 255: less than anybody sees. */
const tolerance = 3

/** What is compared at most, in pixels; a larger drawing is compared smaller. */
const comparedPixels = 2_000_000

/** The pixels of a drawing at the size it states, or smaller; `like` states it for another drawing. */
export async function drawSvg(source: string, like = source): Promise<Buffer> {
  const open = await loadSharp()
  const { width, height } = inspectSvg(like)
  const density = 72 * Math.min(1, Math.sqrt(comparedPixels / (width * height)))
  return open(Buffer.from(source), { density }).ensureAlpha().raw().toBuffer()
}

/** True where both drawings give the same pixels at the size they state. */
export async function looksSame(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([drawSvg(one), drawSvg(other, one)])
  return a.length === b.length && a.every((channel, index) => Math.abs(channel - (b[index] ?? 0)) <= tolerance)
}

/** One picture of something that moves or answers proves nothing, so it stays as it is. */
const moving = /<(?:\w+:)?(?:animate|set)|@(?:keyframes|media)|:hover/i

function isSafe(before: string, after: string): boolean {
  const { width, height } = inspectSvg(before)
  const { unsafe, excess, ...size } = inspectSvg(after)
  return !unsafe && !excess && size.width === width && size.height === height
}

type Optimise = (source: string) => string

async function loadSvgo(): Promise<Optimise> {
  const { optimize } = await import('svgo')
  return (source) => optimize(source, config).data
}

/** The same drawing in fewer bytes; where it would not be the same, or not fewer, the drawing as it was. */
export async function optimiseSvg(source: string, optimise?: Optimise): Promise<string> {
  if (moving.test(source)) return source
  try {
    const smaller = (optimise ?? (await loadSvgo()))(source)
    const isBetter = smaller.length < source.length && isSafe(source, smaller) && (await looksSame(source, smaller))
    return isBetter ? smaller : source
  } catch {
    // What svgo or the renderer stumbles over was found safe and readable before; it is published as it is.
    return source
  }
}
