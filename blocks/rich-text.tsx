import { Fragment } from 'react'

import { splitMarks } from '#schemas/mark.ts'

import { noteId, type Scope } from './block-props.ts'

/** A ※ mark that leads to its annotation. */
function Mark({ mark, number, scope }: { mark: string; number: string; scope: Scope }) {
  return (
    <sup className="text-[0.6em] leading-none font-bold">
      <a href={`#${noteId(scope, number)}`} aria-label={`注記${number}`}>
        {mark}
      </a>
    </sup>
  )
}

/** Plain text from content: line breaks are kept, and marks lead to their annotations. */
export function RichText({ text, scope }: { text: string; scope: Scope }) {
  return text.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {splitMarks(line).map((part, position) =>
        'mark' in part ? <Mark key={position} {...part} scope={scope} /> : <Fragment key={position}>{part.text}</Fragment>,
      )}
    </Fragment>
  ))
}
