/** Kinds of changes in order of importance to reviewers: terms, words, looks. */
export type ChangeKind = 'terms' | 'words' | 'looks'

/** A field that differs, described for reviewers. An absent side has no value. */
export type Change = {
  kind: ChangeKind
  /** Path of the field in its document, without list positions: `period.end`. */
  field: string
  /** Name of the field in Japanese: 「上限」, 「商品「phone」の価格」. */
  label: string
  before?: string
  after?: string
  /** Published pictures, if the field is one. */
  pictures?: { before?: string; after?: string }
  /** Forms in which sentences write either side: 「3月31日」 for a moment. */
  wordings: { before: readonly string[]; after: readonly string[] }
}

/** Kinds in the order in which they are reviewed. */
const changeKinds: readonly ChangeKind[] = ['terms', 'words', 'looks']

/** Terms that decisions depend on, in this order; all other terms follow. */
export const mainTerms: readonly string[] = [
  'publishAt',
  'reductionRate',
  'maximumGrantPoint',
  'headline.figure',
  'headline.plus.points',
  'period.start',
  'period.end',
  'grantBy',
  'entry',
  'target',
  'conditions',
]

function getRank({ kind, field }: Change): number {
  const rank = mainTerms.indexOf(field)
  return changeKinds.indexOf(kind) * 100 + (rank < 0 ? mainTerms.length : rank)
}

/** Sorts changes: terms before texts before appearance, and main terms before other terms. */
export function sortChanges(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => getRank(a) - getRank(b))
}

/** Returns a key that is equal for changes of the same field from the same value to the same value. */
export function changeKey({ label, before, after }: Change): string {
  return JSON.stringify([label, before, after])
}
