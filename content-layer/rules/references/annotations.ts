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
  written.forEach((entry, index) => {
    const isUse = 'use' in entry
    const path = ['annotationLists', index, isUse ? 'use' : 'title']
    const titlePath = ['annotationLists', index, entry.title === undefined ? 'use' : 'title']
    const place = { file, field: showPath(path), ...positionOf(path) }
    const found = isUse ? shared.get(entry.use) : entry
    if (!found) {
      const got = isUse ? entry.use : ''
      diagnostics.push({ ...place, kind: 'dangling-annotation', details: { got, ...suggest(got, [...shared.keys()]) } })
      return
    }
    // A page's own annotations were filled with the rest of its file.
    const known = isUse ? facts : undefined
    const [title, detail] = [fillText(entry.title ?? found.title, known), fillText(found.detail, known)]
    for (const { offset: _, ...problem } of [...title.problems, ...detail.problems]) {
      const isUnknown = isUse && problem.kind === 'unknown-fact'
      diagnostics.push(
        isUnknown
          ? {
              ...place,
              kind: 'note-without-fact',
              details: { note: entry.use, got: problem.details.got, field: problem.details.field },
            }
          : { ...place, ...problem },
      )
    }
    const stated = { ...title.stated, ...detail.stated }
    if (Object.keys(stated).length > 0) statements.push({ path: path.slice(0, 2), facts: stated })
    annotations.push({ ...found, title: title.text, detail: detail.text })
    titles.push({ file, field: showPath(titlePath), ...positionOf(titlePath), value: title.text })
    if (!isUse) return
    uses.push({ ...place, value: entry.use })
    sharedTexts.push({ ...place, value: detail.text })
  })
  // Every mark of an unknown annotation would otherwise be reported as well.
  if (diagnostics.length > 0) return { annotations, uses, texts: sharedTexts, statements, diagnostics }
  const read = texts.filter(({ field }) => !/^annotationLists\[\d+\]\.(?:title|use)$/.test(field))
  return {
    annotations,
    uses,
    texts: sharedTexts,
    statements,
    diagnostics: [...duplicateDiagnostics(titles), ...checkMarks([...read, ...sharedTexts], annotations, titles)],
  }
}
