import { createElement, Fragment, type ReactNode } from 'react'

import { splitMarks } from '#schemas/mark.ts'

import { Anchor } from './anchor.tsx'
import { noteId, type Scope } from './block-props.ts'

/** A ※ mark that links to its annotation. */
function renderMark(mark: string, number: string, scope: Scope): ReactNode {
  return (
    <sup className="text-[0.6em] leading-none font-bold">
      <Anchor href={`#${noteId(scope, number)}`} aria-label={`注記${number}`}>
        {mark}
      </Anchor>
    </sup>
  )
}

/**
 * Plain text from content with its line breaks and marks. Text with neither stays a plain string: there are hundreds on
 * a page, and each element costs build time and page size.
 */
export function renderText(text: string, scope: Scope): ReactNode {
  if (!/[※\n]/.test(text)) return text
  const parts = text
    .split('\n')
    .flatMap((line, index): ReactNode[] => [
      ...(index > 0 ? [createElement('br')] : []),
      ...splitMarks(line).map((part) => ('mark' in part ? renderMark(part.mark, part.number, scope) : part.text)),
    ])
  return createElement(Fragment, null, ...parts)
}

/** Like `renderText`, as an element. */
export function RichText({ text, scope }: { text: string; scope: Scope }) {
  return renderText(text, scope)
}
