/** What a reader has to look at first: terms, then words, then looks. */
export type ChangeKind = 'terms' | 'words' | 'looks'

/** One field that differs, in words for reviewers. A side that is absent has no value. */
export type Change = {
  kind: ChangeKind
  /** The field in Japanese: 「上限」, 「商品「phone」の価格」. */
  label: string
  before?: string
  after?: string
  /** Published pictures, where the field is one. */
  pictures?: { before?: string; after?: string }
  /** The forms in which sentences write either side. */
  traces: { before: readonly string[]; after: readonly string[] }
}

const order: readonly ChangeKind[] = ['terms', 'words', 'looks']

/** Terms first, then words, then looks; within each, the order of the fields. */
export function inOrder(changes: readonly Change[]): Change[] {
  return changes.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

/** The same for two changes of the same field from the same value to the same. */
export function signatureOf({ label, before, after }: Change): string {
  return JSON.stringify([label, before, after])
}
