import { AnnotationList, NoteList } from '#blocks/annotation-list/annotation-list.tsx'
import type { Scope } from '#blocks/block-props.ts'
import type { Annotation } from '#schemas/files/annotation.ts'
import { isNumberedMark, normalizeMark } from '#domain/text/note-marks.ts'

import { FoldMark } from './campaign-fold.tsx'

export const sharedNotesHeading = '共通のご注意'

type Props = { heading: string; annotations: readonly Annotation[]; scope: Scope }

/** Returns whether a note is expanded: a mark leads to it, or it is important, as a limit of what the page claims. */
function isOpen({ title, fontBold }: Annotation): boolean {
  return fontBold || isNumberedMark(normalizeMark(title))
}

/**
 * The notes of a campaign or a month: open those that marks lead to, and folded those that many pages share, by their
 * titles. They are published open, and collapsed by the page script, so that they are readable without scripts.
 */
export function Notes({ heading, annotations, scope }: Props) {
  const shared = annotations.filter((annotation) => !isOpen(annotation))
  return (
    <AnnotationList heading={heading} annotations={annotations.filter(isOpen)} scope={scope}>
      {shared.length > 0 && (
        <details open data-fold="" className="mt-5 border-t border-line">
          <summary className="flex min-h-14 items-center justify-between gap-4 pt-3">
            <span>
              <b className="block text-note font-bold">{sharedNotesHeading}</b>
              <span className="block text-tiny text-sub">{shared.map(({ title }) => title).join('・')}</span>
            </span>
            <FoldMark />
          </summary>
          <NoteList annotations={shared} scope={scope} />
        </details>
      )}
    </AnnotationList>
  )
}
