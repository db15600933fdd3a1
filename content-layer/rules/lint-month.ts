import type { Requirement } from '#schemas/files/requirements.ts'

import { parseMonthFolder } from '../common/days.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, PositionOf } from '../diagnostics/diagnostic.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import { pickPosition, type Reference } from '../source/fields/collect-references.ts'
import { checkClaims } from './claims/refused-phrases.ts'
import { checkRequirements } from './claims/requirements.ts'
import { checkSeasons } from './time/seasons.ts'

/** A month's page: its texts with facts written out, and the source texts. */
export type LintedMonth = {
  file: string
  month: string
  texts: readonly Reference[]
  written: readonly Reference[]
  statements: readonly Statement[]
  requirements: readonly Requirement[]
  vocabulary: CompiledPhrases
  positionOf: PositionOf
}

/** Finds clauses with facts of two campaigns, one of which remained from copying. */
function checkMixedCampaigns(written: readonly Reference[]): Diagnostic[] {
  return written.flatMap((text): Diagnostic[] =>
    text.value.split(/[、。\n]/u).flatMap((clause): Diagnostic[] => {
      // Ranges and lists of two facts are valid.
      const joined = clause.replaceAll(/｝(?:〜|～|・|と|から)｛[a-z0-9-]+の/gu, '')
      const owners = [...joined.matchAll(/｛([a-z0-9-]+)の/gu)].map(({ 1: owner = '' }) => owner)
      const [first, second] = [...new Set(owners)]
      return first === undefined || second === undefined
        ? []
        : [{ ...pickPosition(text), kind: 'campaigns-mixed', details: { first, second } }]
    }),
  )
}

/** Returns all diagnostics that need only the month's own file. */
export function lintMonth({
  file,
  month,
  texts,
  written,
  statements,
  requirements,
  vocabulary,
  positionOf,
}: LintedMonth): Diagnostic[] {
  const facts = new Set(statements.flatMap((statement) => Object.keys(statement.facts)))
  const notes = texts.filter(({ field }) => field.startsWith('annotationLists')).map(({ value }) => value)
  const stated = { texts: texts.map(({ value }) => value), facts, notes: { texts: notes, facts } }
  const position = { file, field: 'annotationLists', ...positionOf(['annotationLists']) }
  return [
    ...checkClaims(texts, vocabulary),
    ...checkMixedCampaigns(written),
    ...checkSeasons(texts, parseMonthFolder(month).month, vocabulary),
    ...checkRequirements(requirements, new Set(['month']), stated, () => position),
  ]
}
