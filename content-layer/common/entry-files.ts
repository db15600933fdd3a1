/*
 * Paths of the files of campaigns and months, below the content folder.
 */

export function campaignFilePath(month: string, id: string): string {
  return `campaigns/${month}/${id}.mdx`
}

export function monthFilePath(month: string): string {
  return `campaigns/${month}/month.yaml`
}

/** Parses the path of a campaign's file, or of a month's, which has no id; undefined for any other file. */
export function parseEntryFile(file: string): { month: string; id: string | undefined } | undefined {
  const [, month, id] = /^campaigns\/([^/]+)\/(?:month\.yaml|([^/]+)\.mdx)$/.exec(file) ?? []
  return month === undefined ? undefined : { month, id }
}
