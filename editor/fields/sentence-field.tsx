import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import type { ControlProps } from './control.ts'
import { fieldsOfEntry, marksOfEntry, monthOfEntry } from './entry-fields.ts'
import { fittingTerms, insertChosen, openMarkAt, openTermAt, type OpenTerm } from './open-term.ts'
import { factsOfForm, listTerms, readAs, typedFigures, type Term } from './terms.ts'

type Choices = { open: OpenTerm; choices: { text: string; shown: string }[] }

/** What may be inserted at the caret. */
function choicesAt(text: string, caret: number, terms: readonly Term[], marks: readonly string[]): Choices | undefined {
  const term = openTermAt(text, caret)
  if (term) {
    const choices = fittingTerms(terms, term.typed).map(({ name, shown }) => ({ text: `｛${name}｝`, shown }))
    return choices.length > 0 ? { open: term, choices: choices.slice(0, 40) } : undefined
  }
  const mark = openMarkAt(text, caret)
  const fitting = mark ? marks.filter((each) => each.startsWith(mark.typed) && each !== mark.typed) : []
  return mark && fitting.length > 0
    ? { open: mark, choices: fitting.map((each) => ({ text: each, shown: '注記の印' })) }
    : undefined
}

/** A text that states terms: names are offered behind ｛, marks behind ※, and figures as the terms that say them. */
export function SentenceField({ value, field, forID, entry, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const input = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const [next, setNext] = useState<number>()
  const fields = fieldsOfEntry(entry)
  const facts = factsOfForm(fields, monthOfEntry(entry))
  const found = caret === undefined ? undefined : choicesAt(text, caret, listTerms(facts), marksOfEntry(fields))
  const listId = `${forID}-terms`

  useEffect(() => {
    if (next === undefined) return
    input.current?.setSelectionRange(next, next)
    setNext(undefined)
  }, [next, text])

  const insert = ({ open, choices }: Choices, index: number) => {
    const chosen = choices[index]
    if (!chosen || caret === undefined) return
    const inserted = insertChosen(text, open, caret, chosen.text)
    onChange(inserted.text)
    setCaret(undefined)
    setNext(inserted.caret)
    input.current?.focus()
  }
  const follow = () => {
    setCaret(input.current?.selectionStart ?? undefined)
    setActive(0)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (!found || event.nativeEvent.isComposing) return
    const { length } = found.choices
    if (event.key === 'ArrowDown') setActive((active + 1) % length)
    else if (event.key === 'ArrowUp') setActive((active + length - 1) % length)
    else if (event.key === 'Enter' || event.key === 'Tab') insert(found, active)
    else if (event.key === 'Escape') setCaret(undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const reading = readAs(text, facts, [])
  return (
    <div className="own-sentence">
      <textarea
        ref={input}
        id={forID}
        className="own-input"
        role="combobox"
        aria-expanded={found !== undefined}
        aria-controls={listId}
        aria-activedescendant={found && `${listId}-${active}`}
        aria-autocomplete="list"
        rows={Math.max(field.get('markdown') === true ? 3 : 1, text.split('\n').length)}
        value={text}
        onChange={({ target }) => {
          onChange(target.value)
          setCaret(target.selectionStart)
          setActive(0)
        }}
        onKeyDown={handleKey}
        onClick={follow}
        onBlur={() => setCaret(undefined)}
      />
      {found && (
        <ul id={listId} className="own-choices" role="listbox" aria-label="入れられる言葉">
          {found.choices.map((choice, index) => (
            <li
              key={choice.text}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                // The text keeps the focus, and with it the list.
                event.preventDefault()
                insert(found, index)
              }}
            >
              <span>{choice.text}</span> <span className="own-shown">{choice.shown}</span>
            </li>
          ))}
        </ul>
      )}
      {reading !== undefined && (
        <p className="own-reading">
          <span className="own-shown">読まれる文：</span>
          {reading}
        </p>
      )}
      {typedFigures(text, facts).map(({ typed, offset, references }) => (
        <p className="own-figure" key={offset}>
          {`「${typed}」は `}
          {references.map((reference) => (
            <button
              type="button"
              key={reference}
              onClick={() => onChange(text.slice(0, offset) + reference + text.slice(offset + typed.length))}
            >
              {reference}
            </button>
          ))}
          {' と書けます'}
        </p>
      ))}
    </div>
  )
}
