import { z } from 'zod'

import { shorten } from './findings.ts'

const paths = z.object({ web: z.string().nullable(), inApp: z.string().nullable() })

const index = z.object({
  months: z.array(z.object({ paths, campaigns: z.array(z.object({ paths })) })),
})

/** The pages that an index of documents lists; undefined if it is none. */
function pagesInIndex(text: string): string[] | undefined {
  try {
    return index
      .parse(JSON.parse(text))
      .months.flatMap(({ paths, campaigns }) => [paths, ...campaigns.map((campaign) => campaign.paths)])
      .flatMap(({ web, inApp }) => [web, inApp])
      .filter((address) => address !== null)
  } catch {
    return undefined
  }
}

/** The longest address that is repeated, in characters. */
const longest = 100

/**
 * Why the index of documents that is served differs from the one that would be published now, in a sentence: by the
 * pages that it lists besides. Nothing else is believed of it, and none of these pages is requested.
 */
export function explainIndex(served: string, expected: string): string {
  const listed = pagesInIndex(served)
  if (!listed) return 'is no index of documents'
  const known = new Set(pagesInIndex(expected))
  const [first, ...more] = [...new Set(listed)].filter((address) => !known.has(address))
  if (first === undefined) return 'has other bytes than would be published now'
  const others = more.length > 0 ? ` and ${more.length} more pages` : ''
  return `lists ${shorten(first, longest)}${others}, which would not be published now`
}
