import type { Path } from '../../source/fields/validate.ts'
import type { TextReference } from '../../source/fields/collect.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { checkMarks } from '../references/marks.ts'

/** Checks the ※ marks of one page of a screen against its notes, as on campaigns. `texts` are all texts of the page. */
export function screenMarkDiagnostics(page: Path, texts: readonly TextReference[]): Diagnostic[] {
  const isTitle = ({ path }: TextReference) =>
    path[page.length] === 'annotationLists' && path.length === page.length + 3 && path.at(-1) === 'title'
  return checkMarks(
    texts.filter((text) => !isTitle(text)),
    texts.filter(isTitle),
  )
}
