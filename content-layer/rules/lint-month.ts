import type { Requirement } from '#schemas/files/requirements.ts'

import { parseMonthFolder } from '../common/days.ts'
import type { CompiledPhrases } from '../common/phrase-lists.ts'
import type { Diagnostic, PositionOf } from '../diagnostics/diagnostic.ts'
import type { Statement } from '../placeholders/fill-text.ts'
import type { Reference } from '../source/fields/collect-references.ts'
import { checkClaims } from './claims/refused-phrases.ts'
import { checkRequirements } from './claims/requirements.ts'
import { checkSeasons } from './time/seasons.ts'

/** A month's page, as input for the rules that need no other file. */
export type LintedMonth = {
  file: string
  /** The month's folder, such as 202309-1. */
  month: string
  /** The texts that visitors read, with facts written out. */
  texts: readonly Reference[]
  statements: readonly Statement[]
  requirements: readonly Requirement[]
  phrases: CompiledPhrases
  positionOf: PositionOf
}

/** Returns all diagnostics that need only the month's own file. */
export function lintMonth(linted: LintedMonth): Diagnostic[] {
  const { file, month, texts, statements, requirements, phrases, positionOf } = linted
  const facts = new Set(statements.flatMap((statement) => Object.keys(statement.facts)))
  const notes = texts.filter(({ field }) => field.startsWith('annotationLists')).map(({ value }) => value)
  return [
    ...checkClaims(texts, phrases),
    ...checkSeasons(texts, parseMonthFolder(month).month, phrases),
    ...checkRequirements({
      requirements,
      targets: new Set(['month']),
      content: { texts: texts.map(({ value }) => value), facts, notes: { texts: notes, facts } },
      positionOf: () => ({ file, field: 'annotationLists', ...positionOf(['annotationLists']) }),
    }),
  ]
}
