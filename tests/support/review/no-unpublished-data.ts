import type { UnpublishedData } from '#tools/compare/unpublished-data.ts'

/** What a content without a schedule, plans and requirements decides and no document states. */
export const noUnpublishedData: UnpublishedData = {
  publication: new Map(),
  plans: new Map(),
  requirements: new Map(),
  findLeftovers: () => [],
}
