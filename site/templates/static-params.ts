import { readIndex } from '../content.ts'
import { pathFor, type Variant } from '../routes.ts'

/** The parameters of all month pages. */
export async function monthParams() {
  const { months } = await readIndex()
  return months.map(({ month }) => ({ month }))
}

/** The parameters of all campaign pages of a variant; in-app-only campaigns have no web page. */
export async function campaignParams(variant: Variant) {
  const { months } = await readIndex()
  return months.flatMap(({ month, campaigns }) =>
    campaigns.filter(({ paths }) => pathFor(paths, variant) !== null).map(({ id }) => ({ month, campaignId: id })),
  )
}
