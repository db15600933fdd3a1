import type { CampaignEntry } from '#content-layer/units/units.ts'
import type { MonthEntry } from '#content-layer/units/units.ts'
import type { Content } from '#content-layer/read-content.ts'

const ofMonth = /^\/jp\/card\/(\d{6}-\d+)\/(?:(?!in-app\/)([^/]+)\/)?(?:in-app\/)?$/

/** The month and the campaign that an address is of: with a month alone, its summary page. */
export function readAddress(address: string): { month: string; id: string | undefined } | undefined {
  const [, month, id] = ofMonth.exec(address) ?? []
  return month === undefined ? undefined : { month, id }
}

/** What was read of the files that a page is made of: its own first. */
export function unitsOf(address: string, { months, campaigns }: Content): (CampaignEntry | MonthEntry)[] {
  const named = readAddress(address)
  if (!named) return []
  const month = months.find((unit) => unit.month === named.month)
  const own = campaigns.filter((unit) => unit.month === named.month)
  if (named.id === undefined) return [...(month ? [month] : []), ...own]
  return own.filter(({ id }) => id === named.id)
}

/** The content in which the campaign of an address is on its month's list, so that it has a page before it is. */
export function asIfListed(address: string, content: Content): Content {
  const named = readAddress(address)
  const id = named?.id
  if (id === undefined || unitsOf(address, content).length === 0) return content
  const isWithout = ({ month, definition }: MonthEntry) => month === named?.month && !definition?.campaigns.includes(id)
  if (!content.months.some(isWithout)) return content
  const months = content.months.map((unit) =>
    unit.definition && isWithout(unit)
      ? { ...unit, definition: { ...unit.definition, campaigns: [...unit.definition.campaigns, id] } }
      : unit,
  )
  return { ...content, months }
}
