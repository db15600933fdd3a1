/*
 * Finds texts that two campaigns or months have in common, of which one is a copy that was not rewritten.
 */

import { findDuplicates } from '#domain/group-by.ts'

import { draftMark } from '../../common/draft-texts.ts'
import { campaignFilePath, monthFilePath } from '../../common/entry-files.ts'
import { type Diagnostic, diagnosticIn } from '../../diagnostics/diagnostic.ts'
import { type Reference, pickPosition } from '../../source/fields/collect-references.ts'
import type { ReadyCampaign, ReadyMonth } from '../linted-content.ts'

/** Finds bodies with the same text as another campaign's. */
export function checkCopiedBodies(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  const written = campaigns.filter(({ bodyHash }) => bodyHash !== '')
  return findDuplicates(written, ({ bodyHash }) => bodyHash)
    .filter(({ item, first }) => item.id !== first.id)
    .map(({ item: { month, id }, first }) =>
      diagnosticIn(campaignFilePath(month, id), {
        kind: 'body-copied',
        details: { other: `${first.month}/${first.id}` },
      }),
    )
}

/** Finds further months of the same calendar month with the same texts as the first one. */
export function checkCopiedMonths(months: readonly ReadyMonth[]): Diagnostic[] {
  return findDuplicates(months, ({ month, definition }) => `${month.slice(0, 6)} ${definition.title}`).map(
    ({ item: { month }, first }) =>
      diagnosticIn(monthFilePath(month), { kind: 'month-copied', details: { other: first.month } }),
  )
}

/** Minimum length of a clause or sentence, in characters: shorter ones are the same in many campaigns. */
const minClauseLength = 18
const minSentenceLength = 24

/** Returns the parts of a text that no other campaign should have: names, clauses of a description, sentences. */
function distinctiveParts({ field, value, column }: Reference): string[] {
  // Sentences with placeholders may have the same words, because the values differ.
  const longParts = (separator: RegExp, minLength: number) =>
    value.split(separator).filter((part) => part.length >= minLength && !part.includes('｛'))
  if (field === 'title') return [value]
  if (field === 'posterName') return value.includes('｛') ? [] : [value]
  if (field === 'description') return longParts(/[、。]/u, minClauseLength)
  // Only the text of a paragraph starts a line; that of a heading, an item or a block does not.
  return column === 1 ? longParts(/。/u, minSentenceLength) : []
}

/** Finds titles, names on posters, clauses of descriptions and sentences of paragraphs that appear in two campaigns of a month. */
export function checkCopiedTexts(campaigns: readonly ReadyCampaign[]): Diagnostic[] {
  // A campaign with placeholder texts is reported for those; other campaigns share the rest of the template.
  const isDraft = ({ localTexts, images }: ReadyCampaign) =>
    [...localTexts.map(({ value }) => value), ...images.map(({ alt }) => alt)].some((text) => text.includes(draftMark))
  const written = campaigns.filter((entry) => !isDraft(entry))
  const texts = written.flatMap((entry) =>
    entry.localTexts.flatMap((text) =>
      distinctiveParts(text).map((part) => ({ entry, text, key: `${entry.month} ${part}` })),
    ),
  )
  return (
    findDuplicates(texts, ({ key }) => key)
      // Repetition within a campaign is not a copy of another one, and a copied body has its own diagnostic.
      .filter(({ item, first }) => item.entry.bodyHash !== first.entry.bodyHash)
      .map(({ item: { text }, first }): Diagnostic => ({
        ...pickPosition(text),
        kind: 'text-copied',
        details: { other: first.entry.id },
      }))
  )
}
