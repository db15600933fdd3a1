import type { Annotation } from '#schemas/files/annotation.ts'
import { isNumberedMark, normalizeMark } from '#domain/text/note-marks.ts'

import { Anchor } from '../anchor.tsx'
import { noteId, anchorId, type BlockProps, type Scope } from '../block-props.ts'
import { Heading } from '../heading.tsx'
import { RichText } from '../rich-text.tsx'

// An annotation is the data of a note, and a note is what visitors see of it (注記).

/**
 * The note of one annotation. A numbered one (`※1`) is the target of its marks and has a link back to the mark, which
 * `site/page-script/folds-and-dialogs/folds.ts` handles by its `data-back`; others have a title. The link is visible only
 * in the note that the URL's fragment selects (`[li:target_&]`), and only with scripts (`unscripted:hidden`).
 */
function Note({ title, detail, fontBold, scope }: Annotation & { scope: Scope }) {
  const mark = normalizeMark(title)
  const weight = fontBold ? 'font-bold text-ink' : undefined
  if (!isNumberedMark(mark)) {
    return (
      <li className={weight}>
        <b className="block font-bold text-ink">{title}</b>
        <RichText text={detail} scope={scope} />
      </li>
    )
  }
  return (
    <li
      id={noteId(scope, mark.slice(1))}
      className={`-mx-3 grid scroll-mt-20 grid-cols-[2.75em_1fr] px-3 py-1 target:bg-[#ffc93c4d] ${weight ?? ''}`}
    >
      <span className="font-bold text-ink">{mark}</span>
      <span>
        <RichText text={detail} scope={scope} />
        <Anchor
          href="#"
          data-back=""
          className="-my-1 hidden px-1 py-1 font-bold text-ink [li:target_&]:inline-block unscripted:hidden"
        >
          読んでいたところへ戻る
        </Anchor>
      </span>
    </li>
  )
}

/** The notes of these annotations as a list without a heading. */
export function NoteList({ annotations, scope }: { annotations: readonly Annotation[]; scope: Scope }) {
  return (
    <ul className="mt-4 grid gap-3 text-note text-sub">
      {annotations.map((annotation, index) => (
        <Note key={index} {...annotation} scope={scope} />
      ))}
    </ul>
  )
}

/** The section with the annotations of a page, always expanded. */
export function AnnotationList({ heading, annotations, scope, children }: BlockProps<'AnnotationList'>) {
  return (
    <section
      id={anchorId(scope, 'notes')}
      className="bg-wash px-5 pt-7 pb-9 tablet:mx-5 tablet:rounded-card desktop:mx-0"
    >
      <Heading level={scope.headingLevel} className="text-lead font-extrabold">
        {heading}
      </Heading>
      {annotations.length > 0 && <NoteList annotations={annotations} scope={scope} />}
      {children}
    </section>
  )
}
