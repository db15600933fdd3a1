import { attributeOf, type Element } from '#site/render/html.ts'

/** What a browser loads for a page before any interaction, in bytes of brotli, without pictures and API calls. */
export type Weight = { html: number; css: number; js: number }

/** The addresses of a page's scripts and style sheets. */
export type Loads = { scripts: readonly string[]; sheets: readonly string[] }

function addressesOf(elements: readonly Element[], attribute: string): string[] {
  return [...new Set(elements.map((element) => attributeOf(element, attribute)))].filter(
    (address) => address !== undefined,
  )
}

/** The scripts and style sheets that every browser loads; `nomodule` scripts are excluded. */
export function loadsOf(elements: readonly Element[]): Loads {
  const scripts = elements.filter(
    (element) => element.tagName === 'script' && attributeOf(element, 'nomodule') === undefined,
  )
  const sheets = elements.filter(
    (element) => element.tagName === 'link' && attributeOf(element, 'rel') === 'stylesheet',
  )
  return { scripts: addressesOf(scripts, 'src'), sheets: addressesOf(sheets, 'href') }
}

/** The weight of a page, from the size of its HTML and of the files that it loads. */
export function weigh(html: number, { scripts, sheets }: Loads, sizeOf: (address: string) => number): Weight {
  const sum = (addresses: readonly string[]) => addresses.reduce((all, address) => all + sizeOf(address), 0)
  return { html, css: sum(sheets), js: sum(scripts) }
}

export function total({ html, css, js }: Weight): number {
  return html + css + js
}
