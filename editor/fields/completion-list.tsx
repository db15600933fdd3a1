import type { ReactNode } from 'react'

import type { Completions } from './completions.ts'

type Props = { id: string; choices: Completions['choices']; active: number; onChoose: (index: number) => void }

/** List of the texts that may be inserted, each with its label. */
export function CompletionList({ id, choices, active, onChoose }: Props): ReactNode {
  return (
    <ul id={id} className="own-choices" role="listbox" aria-label="入れられる言葉">
      {choices.map(({ text, label }, index) => (
        <li
          key={text}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          onPointerDown={(event) => {
            // The text retains the focus, and with it the list.
            event.preventDefault()
            onChoose(index)
          }}
        >
          <span>{text}</span> <span className="own-shown">{label}</span>
        </li>
      ))}
    </ul>
  )
}
