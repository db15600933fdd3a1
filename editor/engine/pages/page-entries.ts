import type { CampaignEntry, MonthEntry } from '#content-layer/entries/entries.ts'
import type { Content } from '#content-layer/load/read-content.ts'

/** Matches the path of a month's or a campaign's page, in either variant. */
const pagePath = /^\/jp\/card\/(\d{6}-\d+)\/(?:(?!in-app\/)([^/]+)\/)?(?:in-app\/)?$/

/** Parses the month and the campaign in a path. Without a campaign, it is the path of the month's page. */
function parsePath(path: string): { month: string; id: string | undefined } | undefined {
  const [, month, id] = pagePath.exec(path) ?? []
  return month === undefined ? undefined : { month, id }
}

/** Returns the entries of the files that a page is rendered from, the page's own first. */
export function findEntries(path: string, { months, campaigns }: Content): (CampaignEntry | MonthEntry)[] {
  const named = parsePath(path)
  if (!named) return []
  const month = months.find((entry) => entry.month === named.month)
  const campaignsOfMonth = campaigns.filter((entry) => entry.month === named.month)
  if (named.id === undefined) return [...(month ? [month] : []), ...campaignsOfMonth]
  return campaignsOfMonth.filter(({ id }) => id === named.id)
}

/** Returns the content with the campaign of a path added to its month, so that it has a page before the month lists it. */
export function withListedCampaign(path: string, content: Content): Content {
  const named = parsePath(path)
  const id = named?.id
  if (id === undefined || findEntries(path, content).length === 0) return content
  const lacksCampaign = ({ month, definition }: MonthEntry) =>
    month === named?.month && !definition?.campaigns.includes(id)
  if (!content.months.some(lacksCampaign)) return content
  const months = content.months.map((entry) =>
    entry.definition && lacksCampaign(entry)
      ? { ...entry, definition: { ...entry.definition, campaigns: [...entry.definition.campaigns, id] } }
      : entry,
  )
  return { ...content, months }
}

/** Explains in Japanese why a path has no page with this content; `error` was thrown when the page was rendered. */
export function explainMissingPage(path: string, content: Content, error?: unknown): string {
  if (error === undefined && !parsePath(path))
    return 'この画面はプログラムで作られているため、ここには表示できません。プレビュー環境の同じアドレスで確かめてください。'
  const entries = findEntries(path, content)
  if (entries.some((entry) => entry.definition === undefined))
    return '直すところがあるため、ページを作れません。一覧を見て直すと、ここに表示されます。'
  if (!content.shared.provider) return 'provider.yaml に直すところがあるため、ページを作れません。'
  if (error !== undefined)
    return `ページを作れませんでした（${error instanceof Error ? error.message : '理由は不明です'}）。`
  return 'このアドレスのページはありません。月の一覧に入っているか、「どこにページを作るか」を確かめてください。'
}
