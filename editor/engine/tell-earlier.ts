import { earlierCampaign, earlierMonth } from '#content-layer/compare/earlier-edition.ts'
import type { Change } from '#content-layer/compare/change.ts'
import { markWords } from '#content-layer/compare/mark-words.ts'
import type { CampaignDocument } from '#content-layer/documents/documents.ts'
import type { CampaignUnit } from '#content-layer/units/units.ts'
import type { Content } from '#content-layer/read-content.ts'
import type { ContentReader } from '#site/documents/content-reader.ts'

import type { Difference, Earlier } from './engine-client.ts'

const ofMonth = /^campaigns\/([^/]+)\/(?:month\.yaml|([^/]+)\.mdx)$/

function differenceOf({ label, before, after }: Change): Difference {
  const pair = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return { label, ...markWords(pair), text: after ?? '' }
}

/** How many months are looked through for the one that a campaign of a new name was written from. */
const recentMonths = 3

/** The campaigns of which one may be the one that a campaign was written from: the same one, if there is any. */
function candidatesFor({ month, id }: CampaignUnit, { campaigns }: Content): CampaignUnit[] {
  const ready = campaigns.filter((unit) => unit.definition && (unit.month !== month || unit.id !== id))
  const same = ready.filter((unit) => unit.id === id && unit.month < month)
  if (same.length > 0) return same
  const months = [...new Set(ready.map((unit) => unit.month))].filter((other) => other <= month).sort()
  const recent = new Set(months.slice(-recentMonths))
  return ready.filter((unit) => recent.has(unit.month))
}

/**
 * What a campaign or a month says otherwise than the one that it was most likely written from, as the review of it will
 * tell; undefined for a file that is neither, has faults, or is the first of its kind.
 */
export async function tellEarlier(file: string, content: Content, reader: ContentReader): Promise<Earlier | undefined> {
  const [, month, id] = ofMonth.exec(file) ?? []
  const rate = content.shared.provider?.baseRate
  if (month === undefined || rate === undefined) return undefined
  const read = ({ month: own, id: name }: CampaignUnit): Promise<CampaignDocument> => reader.campaign(own, name)
  const find = async () => {
    if (id === undefined) {
      const months = content.months.filter(({ definition }) => definition)
      const own = months.find((unit) => unit.month === month)
      return (
        own &&
        earlierMonth(await reader.month(month), await Promise.all(months.map((unit) => reader.month(unit.month))))
      )
    }
    const own = content.campaigns.find((unit) => unit.month === month && unit.id === id && unit.definition)
    if (!own) return undefined
    const all = await Promise.all(candidatesFor(own, content).map(read))
    return earlierCampaign(await read(own), { all, published: all, rate })
  }
  const found = await find()
  if (!found) return undefined
  const { title, isSame, changes, followed } = found
  return { title, isSame, changes: changes.map(differenceOf), followed: followed.length }
}
