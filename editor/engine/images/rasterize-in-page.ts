import { findGround } from '#content-layer/images/find-background.ts'
import { inspectSvg } from '#content-layer/images/inspect-svg.ts'
import { isBlankPicture } from '#content-layer/images/is-blank-picture.ts'

import type { Drawing, Question } from '../messages.ts'
import type { DrawSvg } from './images-in-memory.ts'

/** The most pixels that are drawn; a larger drawing is scaled down. */
const drawnPixels = 2_000_000

/** Has drawings drawn by the page that the worker belongs to. */
export class RasterizeInPage {
  readonly #ask: (question: Question) => void
  readonly #waiting = new Map<number, (pixels: Uint8ClampedArray | undefined) => void>()
  #asked = 0

  constructor(ask: (question: Question) => void) {
    this.#ask = ask
  }

  /** Takes an answer of the page. */
  receive({ drawn, pixels }: Drawing): void {
    this.#waiting.get(drawn)?.(pixels)
    this.#waiting.delete(drawn)
  }

  readonly draw: DrawSvg = async (source) => {
    const { width: wide, height: high } = inspectSvg(source)
    const scale = Math.min(1, Math.sqrt(drawnPixels / (wide * high)))
    const [width, height] = [wide, high].map((side) => Math.max(Math.round(side * scale), 1)) as [number, number]
    this.#asked += 1
    const pending = this.#asked
    const data = await new Promise<Uint8ClampedArray | undefined>((resolve) => {
      this.#waiting.set(pending, resolve)
      this.#ask({ draw: pending, source, width, height })
    })
    if (!data) throw new Error('it cannot be drawn')
    const ground = findGround({ data, width, height })
    return { isBlank: isBlankPicture(data), ...(ground ? { ground } : {}) }
  }
}
