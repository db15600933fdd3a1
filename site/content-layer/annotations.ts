import type { Annotation } from '#schemas/annotation.ts'
import { normalizeMark } from '#schemas/mark.ts'

import type { Reference } from './collect.ts'
import type { Diagnostic, Position } from './diagnostic.ts'
import { checkMarks } from './marks.ts'
import { suggest } from './suggest.ts'
import { showPath, type Path } from './validate.ts'

type Written = Annotation | { use: string; title?: string | undefined }

/** Two annotations of one mark, or one note twice, would leave the reader to guess. */
function twiceDiagnostics(titles: readonly Reference[]): Diagnostic[] {
  const seen = new Set<string>()
  return titles.flatMap(({ value, ...place }) => {
    const title = normalizeMark(value)
    const isTwice = seen.has(title)
    seen.add(title)
    return isTwice ? [{ ...place, kind: 'duplicate-id', details: { got: title } }] : []
  })
}

/**
 * Puts the shared annotations in the place of their `use`, and checks all marks of the page against them.
 * `texts` are the page's texts, those of its own annotations among them.
 */
export function resolveAnnotations(
  file: string,
  written: readonly Written[],
  shared: ReadonlyMap<string, Annotation>,
  texts: readonly Reference[],
  placeOf: (path: Path) => Position,
): { annotations: Annotation[]; diagnostics: Diagnostic[] } {
  const diagnostics: Diagnostic[] = []
  const annotations: Annotation[] = []
  const titles: Reference[] = []
  const sharedTexts: Reference[] = []
  written.forEach((entry, index) => {
    const isUse = 'use' in entry
    const path = ['annotationLists', index, isUse ? 'use' : 'title']
    const titlePath = ['annotationLists', index, entry.title === undefined ? 'use' : 'title']
    const place = { file, field: showPath(path), ...placeOf(path) }
    const found = isUse ? shared.get(entry.use) : entry
    if (!found) {
      const got = isUse ? entry.use : ''
      diagnostics.push({ ...place, kind: 'dangling-annotation', details: { got, ...suggest(got, [...shared.keys()]) } })
      return
    }
    const title = entry.title ?? found.title
    annotations.push({ ...found, title })
    titles.push({ file, field: showPath(titlePath), ...placeOf(titlePath), value: title })
    if (isUse) sharedTexts.push({ ...place, value: found.detail })
  })
  // A name that is not there would make every mark of it a second diagnostic.
  if (diagnostics.length > 0) return { annotations, diagnostics }
  const read = texts.filter(({ field }) => !/^annotationLists\[\d+\]\.(?:title|use)$/.test(field))
  return {
    annotations,
    diagnostics: [...twiceDiagnostics(titles), ...checkMarks([...read, ...sharedTexts], annotations, titles)],
  }
}
