import type { Ready } from '../whole.ts'
import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { draftMark } from '../../draft-mark.ts'
import { groupBy } from '../../group-by.ts'
import type { MonthUnit } from '../../units/units.ts'
import { type Reference, placeOf } from '../../read/fields/collect.ts'

/** A body that another campaign has word for word. */
export function copiedBodies(campaigns: readonly Ready[]): Diagnostic[] {
  return [...groupBy(campaigns, ({ bodyHash }) => bodyHash).values()].flatMap((group) => {
    const [first] = group
    if (!first || first.bodyHash === '') return []
    return group
      .filter(({ id }) => id !== first.id)
      .map(({ month, id }) =>
        diagnosticIn(`campaigns/${month}/${id}.mdx`, {
          kind: 'body-copied',
          details: { other: `${first.month}/${first.id}` },
        }),
      )
  })
}

/** A second month of one calendar month that says what the first says. */
export function copiedMonths(months: readonly MonthUnit[]): Diagnostic[] {
  const ready = months.filter(({ definition }) => definition !== undefined)
  return [...groupBy(ready, ({ month }) => month.slice(0, 6)).values()].flatMap(([first, ...later]) =>
    later
      .filter(({ definition }) => definition?.title === first?.definition?.title)
      .map(({ month }) =>
        diagnosticIn(`campaigns/${month}/month.yaml`, { kind: 'month-copied', details: { other: first?.month ?? '' } }),
      ),
  )
}

/** The parts in which copied text is recognized: a title, clauses of a description, sentences of paragraphs. */
function partsOf({ field, value, column }: Reference): string[] {
  if (field === 'title') return [value]
  // What states facts may well have the same words: the facts differ.
  const isOwn = (part: string) => part.length >= 18 && !part.includes('｛')
  if (field === 'description') return value.split(/[、。]/u).filter(isOwn)
  return column === 1 ? value.split('。').filter((part) => isOwn(part) && part.length >= 24) : []
}

/** Titles, clauses of descriptions and sentences of paragraphs that stand in two campaigns of a month. */
export function copiedTexts(campaigns: readonly Ready[]): Diagnostic[] {
  // A campaign that still has words of its pattern is told that; the rest of the pattern is in others too.
  const isDraft = ({ ownTexts, images }: Ready) =>
    [...ownTexts.map(({ value }) => value), ...images.map(({ alt }) => alt)].some((text) => text.includes(draftMark))
  const written = campaigns.filter((unit) => !isDraft(unit))
  const texts = written.flatMap((unit) =>
    unit.ownTexts.flatMap((text) => partsOf(text).map((part) => ({ unit, text, key: `${unit.month} ${part}` }))),
  )
  return [...groupBy(texts, ({ key }) => key).values()].flatMap(([first, ...later]) =>
    later
      .filter(({ unit }) => first && unit.id !== first.unit.id && unit.bodyHash !== first.unit.bodyHash)
      .map(({ text }): Diagnostic => ({
        ...placeOf(text),
        kind: 'text-copied',
        details: { other: first?.unit.id ?? '' },
      })),
  )
}
