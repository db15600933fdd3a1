import { isCompressible, mediaTypes } from '../media-types.ts'

/** A page with its policy and its paths (D3); an error page has no paths. */
export type HostPage = { file: string; policy: string; paths: readonly string[] }

const { html, ...others } = mediaTypes

export const pageType = html

/** Files other than pages, by extension. */
export const otherFiles = Object.entries(others).map(([extension, type]) => ({
  extension,
  type,
  isCompressible: isCompressible(`.${extension}`),
}))

/**
 * Returns a function that quotes a parameter of a host's settings.
 * @throws Error, from that function, if the host would read a different text
 */
export function quoteFor(host: string, special: RegExp, mark: string): (text: string) => string {
  return (text) => {
    if (special.test(text)) throw new Error(`There is a character that ${host} would read as its own in: ${text}`)
    return `${mark}${text}${mark}`
  }
}
