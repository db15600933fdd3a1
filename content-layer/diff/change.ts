/** What a reader has to look at first: terms, then words, then looks. */
export type ChangeKind = 'terms' | 'words' | 'looks'

/** One field that differs, in words for reviewers. A side that is absent has no value. */
export type Change = {
  kind: ChangeKind
  /** The path of the field in its document, without positions in lists: `period.end`. */
  field: string
  /** The field in Japanese: 「上限」, 「商品「phone」の価格」. */
  label: string
  before?: string
  after?: string
  /** Published pictures, where the field is one. */
  pictures?: { before?: string; after?: string }
  /** The forms in which sentences write either side. */
  traces: { before: readonly string[]; after: readonly string[] }
}

/** The kinds in the order in which they are read. */
export const changeKinds: readonly ChangeKind[] = ['terms', 'words', 'looks']

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

function rankOf({ kind, field }: Change): number {
  const rank = mainTerms.indexOf(field)
  return changeKinds.indexOf(kind) * 100 + (rank < 0 ? mainTerms.length : rank)
}

/** Sorts changes: terms before texts before appearance, and main terms before other terms. */
export function inOrder(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => rankOf(a) - rankOf(b))
}

/** The same for two changes of the same field from the same value to the same. */
export function changeKey({ label, before, after }: Change): string {
  return JSON.stringify([label, before, after])
}
