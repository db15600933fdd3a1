import type { Annotation } from '#schemas/annotation.ts'
import { normalizeMark } from '#schemas/mark.ts'

import type { Reference } from '../../read/fields/collect.ts'
import { fillText, type Statement } from '../../terms/fill-text.ts'
import type { Facts } from '../../terms/fact.ts'
import type { Diagnostic, Position } from '../../diagnostics/diagnostic.ts'
import { checkMarks } from './marks.ts'
import { suggest } from '../../diagnostics/suggest.ts'
import { showPath, type Path } from '../../read/fields/validate.ts'

type Written = Annotation | { use: string; title?: string | undefined }

type Resolved = {
  annotations: Annotation[]
  uses: Reference[]
  texts: Reference[]
  statements: Statement[]
  diagnostics: Diagnostic[]
}

/** Two annotations with the same mark, or the same note twice, would be ambiguous to the reader. */
function duplicateDiagnostics(titles: readonly Reference[]): Diagnostic[] {
  const seen = new Set<string>()
  return titles.flatMap(({ value, ...place }) => {
    const title = normalizeMark(value)
    const isTwice = seen.has(title)
    seen.add(title)
    return isTwice ? [{ ...place, kind: 'duplicate-id', details: { got: title } }] : []
  })
}

/**
 * Replaces each `use` with its shared annotation, and checks all marks of the page against the result. `texts` are the
 * texts of the page, including those of its own annotations; the `texts` that come back are those of shared ones, at the
 * place of their use, and `uses` their names there.
 */
export function resolveAnnotations(
  file: string,
  written: readonly Written[],
  shared: ReadonlyMap<string, Annotation>,
  texts: readonly Reference[],
  positionOf: (path: Path) => Position,
  facts: Facts,
): Resolved {
  const diagnostics: Diagnostic[] = []
  const statements: Statement[] = []
  const annotations: Annotation[] = []
  const titles: Reference[] = []
  const uses: Reference[] = []
  const sharedTexts: Reference[] = []
  const placeFor = (index: number, field: string) => {
    const path = ['annotationLists', index, field]
    return { file, field: showPath(path), ...positionOf(path) }
  }
  written.forEach((entry, index) => {
    // A page's own annotations were filled with the rest of its file.
    if (!('use' in entry)) {
      annotations.push(entry)
      titles.push({ ...placeFor(index, 'title'), value: entry.title })
      return
    }
    const { use: name, title: ownTitle } = entry
    const place = placeFor(index, 'use')
    const found = shared.get(name)
    if (!found) {
      diagnostics.push({
        ...place,
        kind: 'dangling-annotation',
        details: { got: name, ...suggest(name, [...shared.keys()]) },
      })
      return
    }
    const [title, detail] = [fillText(ownTitle ?? found.title, facts), fillText(found.detail, facts)]
    for (const { offset: _, ...problem } of [...title.problems, ...detail.problems])
      diagnostics.push(
        problem.kind === 'unknown-fact'
          ? {
              ...place,
              kind: 'note-without-fact',
              details: { note: name, got: problem.details.got, field: problem.details.field },
            }
          : { ...place, ...problem },
      )
    const stated = { ...title.stated, ...detail.stated }
    if (Object.keys(stated).length > 0) statements.push({ path: ['annotationLists', index], facts: stated })
    annotations.push({ ...found, title: title.text, detail: detail.text })
    titles.push({ ...placeFor(index, ownTitle === undefined ? 'use' : 'title'), value: title.text })
    uses.push({ ...place, value: name })
    sharedTexts.push({ ...place, value: detail.text })
  })
  // Every mark of an unknown annotation would otherwise be reported as well.
  if (diagnostics.length > 0) return { annotations, uses, texts: sharedTexts, statements, diagnostics }
  const read = texts.filter(({ field }) => !/^annotationLists\[\d+\]\.title$/.test(field))
  return {
    annotations,
    uses,
    texts: sharedTexts,
    statements,
    diagnostics: [...duplicateDiagnostics(titles), ...checkMarks([...read, ...sharedTexts], titles)],
  }
}
