import type { Annotation } from '#schemas/annotation.ts'

import type { Reference } from './collect.ts'
import type { Fault, Place } from './fault.ts'
import { checkMarks } from './marks.ts'
import { suggest } from './suggest.ts'
import { showPath, type Path } from './validate.ts'

type Written = Annotation | { use: string; title?: string | undefined }

/**
 * Puts the shared annotations in the place of their `use`, and checks all marks of the page against them.
 * `texts` are the page's texts, those of its own annotations among them.
 */
export function resolveAnnotations(
  file: string,
  written: readonly Written[],
  shared: ReadonlyMap<string, Annotation>,
  texts: readonly Reference[],
  placeOf: (path: Path) => Place,
): { annotations: Annotation[]; faults: Fault[] } {
  const faults: Fault[] = []
  const annotations: Annotation[] = []
  const titles: Reference[] = []
  const sharedTexts: Reference[] = []
  written.forEach((entry, index) => {
    const isUse = 'use' in entry
    const path = ['annotationLists', index, isUse ? 'use' : 'title']
    const place = { file, field: showPath(path), ...placeOf(path) }
    const found = isUse ? shared.get(entry.use) : entry
    if (!found) {
      const got = isUse ? entry.use : ''
      faults.push({ ...place, kind: 'dangling-annotation', details: { got, ...suggest(got, [...shared.keys()]) } })
      return
    }
    annotations.push({ ...found, title: entry.title ?? found.title })
    titles.push({ ...place, value: '' })
    if (isUse) sharedTexts.push({ ...place, field: `${place.field} `, value: found.detail })
  })
  // A name that is not there would make every mark of it a second fault.
  if (faults.length > 0) return { annotations, faults }
  return { annotations, faults: checkMarks([...texts, ...sharedTexts], annotations, titles) }
}
