import { attributeOf, elementsBelow, type Document } from './html.ts'

/** What a page makes a browser load before anybody touches it, in bytes of brotli: without pictures and calls. */
export type Weight = { html: number; css: number; js: number }

/** The addresses of a page's scripts and style sheets. */
export type Loads = { scripts: readonly string[]; sheets: readonly string[] }

function addressesOf(elements: ReturnType<typeof elementsBelow>, attribute: string): string[] {
  return [...new Set(elements.map((element) => attributeOf(element, attribute)))].filter((address) => address !== undefined)
}

/** What the HTML of a page names for every browser. Scripts that only old browsers load are left out. */
export function loadsOf(document: Document): Loads {
  const elements = elementsBelow(document)
  const scripts = elements.filter((element) => element.tagName === 'script' && attributeOf(element, 'nomodule') === undefined)
  const sheets = elements.filter((element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet')
  return { scripts: addressesOf(scripts, 'src'), sheets: addressesOf(sheets, 'href') }
}

/** Weighs a page by the bytes of its HTML and of the files that it names. */
export async function weigh(html: number, { scripts, sheets }: Loads, sizeOf: (address: string) => Promise<number>): Promise<Weight> {
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)
  return { html, css: sum(await Promise.all(sheets.map(sizeOf))), js: sum(await Promise.all(scripts.map(sizeOf))) }
}

export function total({ html, css, js }: Weight): number {
  return html + css + js
}
