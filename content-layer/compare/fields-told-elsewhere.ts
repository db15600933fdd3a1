/** The fields of a document that are told elsewhere, if anywhere: as another document, or by `compareBodies`. */
export const comparedSeparately = {
  campaign: new Set(['schemaVersion', 'month', 'id', 'paths', 'body']),
  month: new Set(['schemaVersion', 'month', 'paths', 'campaigns']),
  screen: new Set(['schemaVersion']),
} as const

/** What the build adds to a picture. It is made from the file, of whose content the name has a hash, which is told. */
export const derivedFromPictures: ReadonlySet<string> = new Set(['width', 'height', 'sources', 'color', 'ground'])
