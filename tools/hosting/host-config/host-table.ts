import { errorPages } from '#site/error-pages.ts'

import { encodings, isCompressible, mediaTypes } from '../media-types.ts'
import { urlPathsOf } from './url-paths.ts'

/** The table that the settings of every host are generated from, together with the headers of `response-headers.ts`. */
export type HostTable = {
  /** Each page with its policy and its paths (D3); an error page has none. */
  pages: readonly { file: string; policy: string; paths: readonly string[] }[]
  /** The error pages by status, with their paths. */
  errors: readonly { status: string; path: string }[]
  /** Files other than pages, by extension. */
  files: readonly { extension: string; type: string; isCompressible: boolean }[]
}

const { html, ...others } = mediaTypes

export const pageType = html

/** Creates the table from the policy of each page, by file. */
export function createHostTable(policies: ReadonlyMap<string, string>): HostTable {
  return {
    pages: [...policies].map(([file, policy]) => ({ file, policy, paths: urlPathsOf(file) })),
    errors: errorPages.map(({ status, file }) => ({ status, path: `/${file}` })),
    files: Object.entries(others).map(([extension, type]) => ({
      extension,
      type,
      isCompressible: isCompressible(`.${extension}`),
    })),
  }
}

/**
 * Returns a pattern for an `Accept-Encoding` that names the coding with a weight other than 0 (RFC 9110 §12.5.3),
 * ignoring case.
 */
function acceptPattern(coding: string): string {
  return String.raw`(?:^|,)\s*${coding}\s*(?:,|$|;(?!\s*q=0(?:\.0*)?\s*(?:,|$)))`
}

/** Compressed forms of a file, best first, each with the pattern of the requests that accept it. */
export const acceptedForms = encodings.map(({ name, ending }) => ({ ending, pattern: acceptPattern(name) }))

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
