import { brotliSize } from './compress.ts'
import { attributeOf, elementsBelow, parseHtml } from './html.ts'
import type { Store } from './store.ts'

/** What a page makes a browser load before anybody touches it, in bytes of brotli: without pictures and calls. */
export type Weight = { html: number; css: number; js: number }

type ReadFile = (address: string) => Promise<Buffer>

/** Weighs a page with the scripts and style sheets that its HTML names. Scripts that only old browsers load are left out. */
export async function weigh(html: string, readFile: ReadFile, store: Store): Promise<Weight> {
  const elements = elementsBelow(parseHtml(html))
  const scripts = elements.filter(({ tagName, attrs }) => tagName === 'script' && !attrs.some(({ name }) => name === 'nomodule'))
  const sheets = elements.filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet')
  const sizeOf = async (addresses: Iterable<string | undefined>): Promise<number> => {
    const own = [...new Set(addresses)].filter((address) => address !== undefined)
    const sizes = await Promise.all(own.map(async (address) => brotliSize(await readFile(address), store)))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return {
    html: await brotliSize(Buffer.from(html), store),
    css: await sizeOf(sheets.map((element) => attributeOf(element, 'href'))),
    js: await sizeOf(scripts.map((element) => attributeOf(element, 'src'))),
  }
}

export function total({ html, css, js }: Weight): number {
  return html + css + js
}
