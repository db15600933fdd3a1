import type { Ready, ReadyMonth } from '../linted-content.ts'
import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { draftMark } from '../../common/draft-mark.ts'
import { repeatsOf } from '#domain/group-by.ts'
import { type Reference, positionOf } from '../../source/fields/collect.ts'

/** Finds bodies with the same text as another campaign's. */
export function copiedBodies(campaigns: readonly Ready[]): Diagnostic[] {
  const written = campaigns.filter(({ bodyHash }) => bodyHash !== '')
  return repeatsOf(written, ({ bodyHash }) => bodyHash)
    .filter(({ item, first }) => item.id !== first.id)
    .map(({ item: { month, id }, first }) =>
      diagnosticIn(`campaigns/${month}/${id}.mdx`, {
        kind: 'body-copied',
        details: { other: `${first.month}/${first.id}` },
      }),
    )
}

/** Finds further months of the same calendar month with the same texts as the first one. */
export function copiedMonths(months: readonly ReadyMonth[]): Diagnostic[] {
  return repeatsOf(months, ({ month, definition }) => `${month.slice(0, 6)} ${definition.title}`).map(
    ({ item: { month }, first }) =>
      diagnosticIn(`campaigns/${month}/month.yaml`, { kind: 'month-copied', details: { other: first.month } }),
  )
}

/** Splits a text into units for detecting copies: a title, clauses of a description, sentences of paragraphs. */
function partsOf({ field, value, column }: Reference): string[] {
  if (field === 'title') return [value]
  // Sentences with facts may have the same words, because the facts differ.
  const isLocal = (part: string) => part.length >= 18 && !part.includes('｛')
  if (field === 'description') return value.split(/[、。]/u).filter(isLocal)
  return column === 1 ? value.split('。').filter((part) => isLocal(part) && part.length >= 24) : []
}

/** Finds titles, clauses of descriptions and sentences of paragraphs that appear in two campaigns of a month. */
export function copiedTexts(campaigns: readonly Ready[]): Diagnostic[] {
  // A campaign with placeholder texts is reported for those; other campaigns share the rest of the template.
  const isDraft = ({ localTexts, images }: Ready) =>
    [...localTexts.map(({ value }) => value), ...images.map(({ alt }) => alt)].some((text) => text.includes(draftMark))
  const written = campaigns.filter((entry) => !isDraft(entry))
  const texts = written.flatMap((entry) =>
    entry.localTexts.flatMap((text) =>
      partsOf(text).map((part) => ({ unit: entry, text, key: `${entry.month} ${part}` })),
    ),
  )
  return (
    repeatsOf(texts, ({ key }) => key)
      // Repetition within a campaign is not a copy of another one, and a copied body has its own diagnostic.
      .filter(({ item, first }) => item.unit.bodyHash !== first.unit.bodyHash)
      .map(({ item: { text }, first }): Diagnostic => ({
        ...positionOf(text),
        kind: 'text-copied',
        details: { other: first.unit.id },
      }))
  )
}
