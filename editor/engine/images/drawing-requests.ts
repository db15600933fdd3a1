import { inspectPixels } from '#content-layer/images/inspect-pixels.ts'
import { inspectSvg } from '#content-layer/images/inspect-svg.ts'

import type { DrawRequest, DrawResponse } from '../worker-messages.ts'
import type { DrawSvg } from './images-in-memory.ts'

/** Maximum number of pixels to draw; a larger drawing is scaled down. */
const maxPixels = 2_000_000

type Size = { width: number; height: number }

function limitSize({ width, height }: Size): Size {
  const scale = Math.min(1, Math.sqrt(maxPixels / (width * height)))
  const scaled = (side: number) => Math.max(Math.round(side * scale), 1)
  return { width: scaled(width), height: scaled(height) }
}

/** Requests drawings of SVGs, which no worker can draw, from the page (`answer-drawing-request.ts`). */
export class DrawingRequests {
  readonly #pending = new Map<number, (pixels: Uint8ClampedArray | undefined) => void>()
  #lastRequest = 0

  constructor(private readonly send: (request: DrawRequest) => void) {}

  /** Takes a response of the page. */
  receive({ drawn, pixels }: DrawResponse): void {
    this.#pending.get(drawn)?.(pixels)
    this.#pending.delete(drawn)
  }

  readonly draw: DrawSvg = async (source) => {
    const size = limitSize(inspectSvg(source))
    this.#lastRequest += 1
    const request = this.#lastRequest
    const data = await new Promise<Uint8ClampedArray | undefined>((resolve) => {
      this.#pending.set(request, resolve)
      this.send({ draw: request, source, ...size })
    })
    if (!data) throw new Error('it cannot be drawn')
    return inspectPixels({ data, ...size })
  }
}
