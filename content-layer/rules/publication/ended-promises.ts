import { parseEnd } from '#domain/time/japan-time.ts'

import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'
import type { CampaignUnit } from '../../units/units.ts'
import { listsIn } from '../agreement/counting.ts'
import type { Ready } from '../whole.ts'
import { quoteBoth } from './quote-both.ts'

/** What excludes something: a sentence that came or went changes what was promised. */
const excluding = /対象になりません|対象外|含みません|除きます/u

type Promise = { field: string; value: string; place: Position }

const top: Position = { line: 1, column: 1 }

/** What a campaign promised, besides its fields: conditions, its own notes, and what it excludes. */
function wordsOf({ definition, body, texts }: Ready): Promise[] {
  const own = texts.filter(
    ({ field, value }) => /^(?:conditions|annotationLists.*detail)/u.test(field) || excluding.test(value),
  )
  const said = own.map((text): Promise => ({ field: text.field, value: text.value, place: text }))
  const lists = [...listsIn(body), ...(definition.ineligibleAffiliateList?.list ?? []).map(({ text }) => text)]
  const listed = lists.map((value): Promise => ({
    field: '-',
    value,
    place: texts.find((text) => text.value !== '' && value.includes(text.value)) ?? top,
  }))
  return [...said, ...listed]
}

function tell(file: string, { field, place: { line, column } }: Promise, was: string, is: string): Diagnostic {
  const [before, after] = quoteBoth(was, is)
  return {
    file,
    field,
    line,
    column,
    kind: 'ended-promise-changed',
    details: { before, after },
  }
}

/** True for a campaign whose period is over. */
export function isOver({ definition }: CampaignUnit, now: number): boolean {
  return definition !== undefined && parseEnd(definition.period.end) < now
}

/** What a campaign that is over promised when it was published, and does not promise as it stands (D30). */
export function endedPromiseDiagnostics(file: string, published: Ready, unit: Ready): Diagnostic[] {
  const old = new Map(published.terms.map(({ field, value }) => [field, value]))
  const terms = unit.terms.filter(({ field, value }) => (old.get(field) ?? '') !== value)
  const [before, after] = [wordsOf(published), wordsOf(unit)]
  // What stands elsewhere on the page now, such as in a shared note, is still said.
  const has = (all: readonly Pick<Promise, 'value'>[], wanted: Promise) =>
    all.some(({ value }) => value === wanted.value)
  const came = after.filter((one) => !has([...before, ...published.texts], one))
  const gone = before.filter((one) => !has([...after, ...unit.texts], one))
  const ofWords = came.map((one, index) => tell(file, one, gone[index]?.value ?? '', one.value))
  const left = gone.slice(came.length).map((one) => tell(file, { ...one, place: top }, one.value, ''))
  return [
    ...terms.map((term) =>
      tell(file, { field: term.field, value: term.value, place: placeOf(term) }, old.get(term.field) ?? '', term.value),
    ),
    ...ofWords,
    ...left,
  ]
}
