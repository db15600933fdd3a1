import { groupBy } from '#domain/group-by.ts'

import { diagnosticIn, type Diagnostic } from '../diagnostics/diagnostic.ts'
import type { CampaignEntry, MonthEntry, SharedContent } from '../entries/entries.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import { guardParsing } from '../source/guard-parsing.ts'
import { readMonth } from './read-month.ts'
import { describeForMonth, type CampaignOfMonth } from '../placeholders/given-facts.ts'
import type { TextReadContext } from './read-context.ts'

type MonthFile = Extract<ContentFile, { role: 'month' }>

function unreadMonth(month: string, ...diagnostics: Diagnostic[]): MonthEntry {
  return { month, images: [], diagnostics }
}

/** Reads a month.yaml, from the cache if its text, its campaigns and the shared content are unchanged. */
function readMonthFile(
  { folder, cache, guard }: TextReadContext,
  { path: file, month }: MonthFile,
  campaigns: readonly CampaignOfMonth[],
  shared: SharedContent,
): MonthEntry {
  const { text, diagnostics } = readText(folder, file)
  if (diagnostics.length > 0) return unreadMonth(month, ...diagnostics)
  const read = () =>
    guardParsing(guard, {
      file,
      work: () => readMonth({ file, month, text }, campaigns, shared, guard),
      // Parsing the file, and validating it.
      steps: 2,
      refuse: (diagnostic) => unreadMonth(month, diagnostic),
    })
  return cache.get('month', month, cache.keyOf(shared.cacheKey, text, JSON.stringify(campaigns)), read)
}

/** Reads all months. A folder of campaigns without a month.yaml is a diagnostic. */
export function readMonths(
  context: TextReadContext,
  files: readonly ContentFile[],
  campaigns: readonly CampaignEntry[],
  shared: SharedContent,
): MonthEntry[] {
  const campaignsByMonth = groupBy(campaigns, ({ month }) => month)
  const campaignsOf = (month: string) => (campaignsByMonth.get(month) ?? []).map(describeForMonth)
  const monthFiles = files.filter((file): file is MonthFile => file.role === 'month')
  const months = monthFiles.map((file) => readMonthFile(context, file, campaignsOf(file.month), shared))
  const existing = new Set(monthFiles.map(({ month }) => month))
  const withoutFile = [...campaignsByMonth.keys()].filter((month) => !existing.has(month))
  const missing = { kind: 'missing-file', details: { file: 'month.yaml' } } as const
  return [...months, ...withoutFile.map((month) => unreadMonth(month, diagnosticIn(`campaigns/${month}`, missing)))]
}
