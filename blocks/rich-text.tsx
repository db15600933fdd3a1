import { createElement, Fragment, type ReactNode } from 'react'

import { splitMarks } from '#domain/text/note-marks.ts'

import { Anchor } from './anchor.tsx'
import { noteId, type Scope } from './block-props.ts'
import { splitUnbreakable } from './split-unbreakable.ts'

/** Renders a ※ mark that links to its annotation, at 12 px or more, with a target of 24 px. */
function renderMark(mark: string, number: string, scope: Scope): ReactNode {
  return (
    <sup className="text-[max(0.6em,0.75rem)] leading-none font-bold">
      <Anchor href={`#${noteId(scope, number)}`} aria-label={`注記${number}`} className="-mx-1 px-1 py-1.5">
        {mark}
      </Anchor>
    </sup>
  )
}

/** Renders a text, with its dates and amounts in elements of the class `whole`, within which lines do not break. */
function renderUnbreakable(text: string): ReactNode[] {
  return splitUnbreakable(text).map((part) =>
    'unbreakable' in part ? createElement('span', { className: 'whole' }, part.unbreakable) : part.text,
  )
}

/**
 * Renders plain text from content with its line breaks, marks, dates and amounts. Text without them remains a plain
 * string: there are hundreds on a page, and each element costs build time and page size. Its parts are spread as
 * children, so that none needs a key.
 */
export function renderText(text: string, scope: Scope): ReactNode {
  if (!/[※\n\d]/.test(text)) return text
  const parts = text
    .split('\n')
    .flatMap((line, index): ReactNode[] => [
      ...(index > 0 ? [createElement('br')] : []),
      ...splitMarks(line).flatMap((part) =>
        'mark' in part ? renderMark(part.mark, part.number, scope) : renderUnbreakable(part.text),
      ),
    ])
  return createElement(Fragment, null, ...parts)
}

/** Text from content, as `renderText` renders it. */
export function RichText({ text, scope }: { text: string; scope: Scope }) {
  return <>{renderText(text, scope)}</>
}
