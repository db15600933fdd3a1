import type { ContentIndex } from '#content-layer/documents/document-types.ts'

/** Returns the paths of both variants of every campaign page. */
export function campaignPages(months: ContentIndex['months']): string[] {
  return months.flatMap(({ campaigns }) =>
    campaigns.flatMap(({ paths }) => [paths.web, paths.inApp].filter((url) => url !== null)),
  )
}
