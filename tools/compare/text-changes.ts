import type { Change } from '#content-layer/diff/change.ts'

/** The field and the first word of the label of changed texts that no page shows. */
type Shown = { field: string; labelPrefix: string }

/** Lists the texts that differ, by their labels, as changes of terms. Their effects are listed with the pages. */
export function textChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  { field, labelPrefix }: Shown,
): Change[] {
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  return labels
    .filter((label) => before.get(label) !== after.get(label))
    .map((label): Change => {
      const [textBefore, textAfter] = [before.get(label), after.get(label)]
      return {
        kind: 'terms',
        field,
        label: `${labelPrefix} ${label}`,
        ...(textBefore !== undefined && { before: textBefore }),
        ...(textAfter !== undefined && { after: textAfter }),
        traces: { before: [], after: [] },
      }
    })
}
