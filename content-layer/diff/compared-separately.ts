/** Fields of a document that are compared elsewhere, if at all: as another document, or by `compareBodies`. */
export const comparedSeparately = {
  campaign: new Set(['schemaVersion', 'month', 'id', 'paths', 'body']),
  month: new Set(['schemaVersion', 'month', 'paths', 'campaigns']),
  screen: new Set(['schemaVersion']),
} as const

/**
 * Properties that the build adds to a picture. They are derived from the file, and the hash in the file's name reports
 * its changes.
 */
export const derivedFromImages: ReadonlySet<string> = new Set(['width', 'height', 'sources', 'color', 'ground'])
