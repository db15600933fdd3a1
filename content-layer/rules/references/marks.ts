import { marksIn, normalizeMark } from '#schemas/mark.ts'

import type { Reference } from '../../read/fields/collect.ts'
import type { Diagnostic, Problem } from '../../diagnostics/diagnostic.ts'

type Titled = { title: string }

function diagnostic({ file, line, column, field }: Reference, problem: Problem): Diagnostic {
  return { file, line, column, field, ...problem }
}

/**
 * Checks that every ※ mark in the texts has its annotation, and that every annotation titled with a mark is referred
 * to. The titles are not among the texts. `titlePositions` are the positions of the annotations' titles, in the same
 * order.
 */
export function checkMarks(
  texts: readonly Reference[],
  annotations: readonly Titled[],
  titlePositions: readonly Reference[],
): Diagnostic[] {
  const titles = new Set(annotations.map(({ title }) => normalizeMark(title)))
  const used = new Set<string>()
  const diagnostics: Diagnostic[] = []
  for (const text of texts) {
    for (const mark of marksIn(text.value)) {
      if (mark === '※') diagnostics.push(diagnostic(text, { kind: 'bare-mark' }))
      else if (!titles.has(mark))
        diagnostics.push(diagnostic(text, { kind: 'mark-without-annotation', details: { mark } }))
      used.add(mark)
    }
  }
  annotations.forEach(({ title }, index) => {
    const mark = normalizeMark(title)
    const place = titlePositions[index]
    if (place && /^※\d+$/.test(mark) && !used.has(mark))
      diagnostics.push(diagnostic(place, { kind: 'annotation-without-mark', details: { mark } }))
  })
  return diagnostics
}
