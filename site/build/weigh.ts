import { attributeOf, type Element } from '../render/html.ts'

/** What a page makes a browser load before anybody touches it, in bytes of brotli: without pictures and calls. */
export type Weight = { html: number; css: number; js: number }

/** The addresses of a page's scripts and style sheets. */
export type Loads = { scripts: readonly string[]; sheets: readonly string[] }

function addressesOf(elements: readonly Element[], attribute: string): string[] {
  return [...new Set(elements.map((element) => attributeOf(element, attribute)))].filter(
    (address) => address !== undefined,
  )
}

/** What the elements of a page name for every browser. Scripts that only old browsers load are left out. */
export function loadsOf(elements: readonly Element[]): Loads {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'nomodule') === undefined,
  )
  const sheets = elements.filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  )
  return { scripts: addressesOf(scripts, 'src'), sheets: addressesOf(sheets, 'href') }
}

/** Weighs a page by the bytes of its HTML and of the files that it names. */
export function weigh(html: number, { scripts, sheets }: Loads, sizeOf: (address: string) => number): Weight {
  const sum = (addresses: readonly string[]) => addresses.reduce((all, address) => all + sizeOf(address), 0)
  return { html, css: sum(sheets), js: sum(scripts) }
}

export function total({ html, css, js }: Weight): number {
  return html + css + js
}
