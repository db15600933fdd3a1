import type { Locator, Page } from '@playwright/test'

import { removeBreaks } from '#site/phrases/phrase-markup.ts'

/**
 * How an element is painted: whether something is painted along its left edge, and the share, from 0 to 1, of its
 * pixels that differ from the surrounding colour.
 */
export type Painted = { text: string; hasEdge: boolean; inkShare: number }

/**
 * Inspects elements in one screenshot of the whole page. It is decoded in `reader`, an empty page, because the site's
 * policy forbids that.
 */
export async function lookAt(elements: Locator, reader: Page): Promise<Painted[]> {
  const boxes = await elements.evaluateAll((matched) =>
    matched.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const text = element instanceof HTMLElement ? element.innerText.trim() : ''
      return { text, x: x + scrollX, y: y + scrollY, width, height }
    }),
  )
  const png = await elements.page().screenshot({ fullPage: true, animations: 'disabled' })
  const painted = await reader.evaluate(
    async ([url, areas]) => {
      const bitmap = await createImageBitmap(await (await fetch(url)).blob())
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', { willReadFrequently: true })
      context?.drawImage(bitmap, 0, 0)
      return areas.map(({ text, x, y, width, height }) => {
        const [left, top, across] = [Math.floor(x) - 4, Math.floor(y), Math.ceil(width) + 4]
        const pixels = new Uint32Array(
          context?.getImageData(left, top, across, Math.ceil(height)).data.buffer ?? new ArrayBuffer(0),
        )
        const middle = Math.floor(height / 2) * across
        const outside = pixels[middle]
        const hasEdge = pixels.slice(middle + 1, middle + 9).some((color) => color !== outside)
        return { text, hasEdge, inkShare: pixels.filter((color) => color !== outside).length / pixels.length }
      })
    },
    [`data:image/png;base64,${png.toString('base64')}`, boxes] as const,
  )
  return painted.map((one) => ({ ...one, text: removeBreaks(one.text) }))
}
