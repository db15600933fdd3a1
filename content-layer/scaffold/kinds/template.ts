import { addRates } from '#domain/money/rates.ts'
import { formatContentDay } from '#domain/time/written-day.ts'
import type { ProviderDefinition } from '#schemas/files/provider.ts'

import type { CampaignKind } from '../../common/campaign-kinds.ts'
import { toCalendarDate, getLastDay, parseMonthFolder } from '../../common/days.ts'
import { reviewKeyword } from '../../rules/review/review-marks.ts'

/** Input for creating a campaign. */
export type NewCampaign = {
  kind: CampaignKind
  id: string
  /** The month's folder, such as 202309-1. */
  month: string
  provider: Pick<ProviderDefinition, 'baseRate' | 'cardName'>
}

/** The fields of a new campaign as YAML, and its body as MDX. */
export type NewCampaignFile = { fields: string; body: string }

/** The comment that follows a value to be reviewed. Values that the check refuses anyway have none. */
export const reviewComment = `# ${reviewKeyword}`

/** Returns the days of a month's folder, and the last day of the next month, in the format of fields. */
export function listDays(folder: string) {
  const { year, month } = parseMonthFolder(folder)
  return {
    first: formatContentDay({ year, month, day: 1 }),
    eighth: formatContentDay({ year, month, day: 8 }),
    last: formatContentDay(toCalendarDate(getLastDay(year, month))),
    nextLast: formatContentDay(toCalendarDate(getLastDay(year, month + 1))),
  }
}

const color: Readonly<Record<CampaignKind, string>> = {
  rate: '#c6b5f7',
  'eighth-day': '#ffc93c',
  affiliate: '#a8dadc',
  items: '#c9d4e3',
  bonus: '#ffb8a8',
  'selling-fee': '#ffd27a',
  entry: '#9ad4f5',
}

/** Returns the first fields of every campaign: its names, its colour and its pictures. */
export function writeCommonFields(
  { kind, id }: NewCampaign,
  name: string,
  lines: { title: string; description: string },
): string {
  const mark = name.includes(draftShop) ? '' : ` ${reviewComment}`
  return `tag: ｛月｝の${name}キャンペーン${mark}
posterName: ${name.replace(/の$/, '')}${mark}
title: |- ${reviewComment}
${lines.title
  .split('\n')
  .map((line) => `  ${line}`)
  .join('\n')}
description: ${lines.description} ${reviewComment}
bgcolor: "${color[kind]}"
summaryKv:
  src: images/${id}-summary.svg
  alt: ${id}の小さい絵（仮）
detailKv:
  src: images/${id}.svg
  alt: ${id}の大きい絵（仮）
`
}

/** Returns a headline with its rate and its cap in points; `null` for none. */
export function writeRate(kind: 'total' | 'extra', base: number, extra: number, cap: number | null): string {
  return `headline:
  kind: ${kind}
  figure: ${kind === 'total' ? addRates(base, extra) : extra} # 上乗せを変えたら、ここも変える
  unit: "%"
  label: |-
    ポイント
    ${kind === 'total' ? '還元' : '上乗せ'}※1
reductionRate: ${extra} ${reviewComment}
maximumGrantPoint: ${cap === null ? 'null' : cap} ${reviewComment}
`
}

/** Returns the period and the grant day. */
export function writeDays(from: string, to: string, grant: string): string {
  return `period:
  start: ${from} 00:00 ${reviewComment}
  end: ${to} 23:59 ${reviewComment}
grantBy: ${grant} ${reviewComment}
`
}

/** Returns a period from the first to the last day of a month's folder, and a grant day one month later. */
export function writeFullMonthPeriod(month: string): string {
  const { first, last, nextLast } = listDays(month)
  return writeDays(first, last, nextLast)
}

/** The first note of a campaign with a rate. */
export const rateNote = `  - title: ※1
    detail: いつでも還元される｛常時｝と、期間中の上乗せ｛上乗せ｝の合計です。上乗せ分の上限は、期間中お一人さま｛上限｝です。
    fontBold: true
`

/** Shared notes of nearly every campaign. */
export const commonNotes = ['points-cancel', 'points-expiry', 'points-fraud', 'campaign-change', 'responsibility']

/** Returns uses of shared notes, by name. */
export function writeNotes(...names: readonly string[]): string {
  return names.map((name) => `  - use: ${name}\n`).join('')
}

/** Placeholder of a shop's name, which the check refuses. */
export const draftShop = 'お店の名前（仮）'

/** Returns a list of shops with a single one. */
export function writeLogo(id: string, field: string): string {
  return `${field}:
  - src: images/logos/${id}.svg
    alt: ${draftShop}
`
}

/** The parts of the rate, which pages show as an example for an amount. */
export const breakdown = '<RateBreakdown />\n'

/** Returns consecutive shared texts, by name. */
export function writeSharedUses(...names: readonly string[]): string {
  return names.map((name) => `<Shared use="${name}" />\n`).join('\n')
}

/** Section on the grant time of a gift of points. */
export const bonusGrant = `## ポイントの付与時期

<Facts>
  <Fact term="｛特典｝">｛付与日｝まで</Fact>
</Facts>
`

/** Returns the section on exclusions. */
export function writeExclusions(...lines: readonly string[]): string {
  return `## 対象にならないもの

${lines.map((line) => `- ${line}`).join('\n')}
`
}

type Step = readonly [title: string, text: string] | { use: string }

/** Returns the steps to receive points: own steps, and shared ones. */
export function writeSteps(...list: readonly Step[]): string {
  const steps = list.map((step) =>
    'use' in step ? `  <Shared use="${step.use}" />` : `  <Step title="${step[0]}">\n    ${step[1]}\n  </Step>`,
  )
  return `## ポイントのもらいかた

<Steps>
${steps.join('\n')}
</Steps>
`
}
