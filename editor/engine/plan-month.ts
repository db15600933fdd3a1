import { campaignFilePath } from '#content-layer/common/entry-files.ts'
import { formatNumber } from '#blocks/format.ts'
import type { splitItemPoints } from '#blocks/affiliate-item-list/split-item-points.ts'
import { textLimits } from '#content-layer/common/text-limits.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import type { Diagnostic } from '#content-layer/diagnostics/diagnostic.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import { columns } from '#content-layer/plan/columns.ts'
import { describeItems, describePlanned } from '#content-layer/plan/describe-planned.ts'
import type { PlannedItem, PlannedValues } from '#content-layer/plan/planned.ts'
import { readPlan } from '#content-layer/plan/read-plan.ts'
import { splitCampaign } from '#content-layer/scaffold/edit-fields.ts'
import { splitPlannedPoints } from '#content-layer/scaffold/write-planned-items.ts'
import { monthFromPlan } from '#content-layer/scaffold/month-from-plan.ts'
import type { ContentFolder } from '#content-layer/source/files/content-folder.ts'
import { addRates } from '#domain/money/rates.ts'

import type { PlannedFiles, PlanRequest } from './engine-client.ts'

type ItemParts = ReturnType<typeof splitItemPoints>

/** Formats the parts of an item's points: ` = 常時 100 + 上乗せ 50`, or with ≠ if they have another sum. */
function describeSum({ points }: PlannedItem, parts: ItemParts = []): string {
  if (parts.length === 0) return ''
  const sum = parts.reduce((total, part) => total + part.points, 0)
  const terms = parts.map((each) => `${each.part} ${formatNumber(each.points)}`)
  return ` ${sum === points ? '=' : '≠'} ${terms.join(' + ')}`
}

/** A campaign of a plan: its values, the fields of its file as YAML, and the base rate in percent. */
type PlannedCampaign = { values: Partial<PlannedValues>; fields: string; baseRate: number }

/** Describes what a plan decides, by its headings, with the total rate and the parts of points, which show mistakes. */
function describeValues({ values, fields, baseRate }: PlannedCampaign): [heading: string, value: string][] {
  const { kind, rate, items = [] } = values
  const parts = splitPlannedPoints(fields, baseRate)
  return [...describePlanned(values)].map(([heading, value]) => {
    if (heading === columns.items.heading)
      return [heading, describeItems(items, (item) => describeSum(item, parts.get(item.id)))]
    const isAddedRate = heading === columns.rate.heading && kind !== 'selling-fee'
    if (!isAddedRate || rate === null || rate === undefined) return [heading, value]
    return [heading, `上乗せ ${value} + いつもの ${baseRate}% = 合計 ${addRates(baseRate, rate)}%`]
  })
}

/** Formats a mistake in a plan with what to do, and with its line in the sheet unless the message states it. */
function describeProblem(diagnostic: Diagnostic): string {
  const { message, hint } = describeDiagnostic(diagnostic, 'form')
  const needsLine = diagnostic.line > 1 && !message.includes('行目')
  return `${needsLine ? `${diagnostic.line}行目：` : ''}${message} → ${hint}`
}

/** Returns the files that `npm run new` creates from a plan, or what is wrong with the plan. */
export function planMonth(
  { month, from, shops, name, sheet }: PlanRequest,
  folder: ContentFolder,
  content: Content,
): PlannedFiles {
  const { provider } = content.shared
  if (!provider) return { problems: ['「全体」の「プロバイダ」に直すところがあります → 先に直す'] }
  if (sheet.length > textLimits.sheetBytes)
    return { problems: [`表が大きすぎます → ${textLimits.sheetBytes / 1024} kB までにする`] }
  const { rows, diagnostics } = readPlan(name, sheet)
  if (diagnostics.length > 0) return { problems: diagnostics.map(describeProblem) }
  const { campaigns, files } = monthFromPlan({ month, from, shops, rows, sheet }, folder, content, provider)
  const encoder = new TextEncoder()
  return {
    campaigns: rows.map(({ id, values }) => {
      const origin = campaigns.get(id)?.from
      const isNewShop = values.kind === 'affiliate' && origin === undefined
      const text = files.get(campaignFilePath(month, id))
      const fields = typeof text === 'string' ? splitCampaign(text).fields : ''
      return { id, from: origin, isNewShop, values: describeValues({ values, fields, baseRate: provider.baseRate }) }
    }),
    files: new Map([...files].map(([file, text]) => [file, typeof text === 'string' ? encoder.encode(text) : text])),
  }
}
