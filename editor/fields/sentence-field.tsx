import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode } from 'react'

import type { Facts } from '#content-layer/placeholders/fact.ts'
import { removeInvisible } from '#domain/text/invisible-characters.ts'

import { findCompletions, getReplacedRange, type Completions } from './completions.ts'
import { getLabelId, type ControlProps } from './control-props.ts'
import { getEntryFields, getEntryMarks } from './form-values.ts'
import { replaceText } from './replace-text.ts'
import { listTerms, fillTerms, findTypedFigures, useFacts } from './available-terms.ts'

/** Returns the effect of a key on an open list of choices; undefined for a key without one. */
function handleChoice(event: KeyboardEvent, { length }: Completions['choices'], active: number) {
  if (event.nativeEvent.isComposing) return undefined
  const step = { ArrowDown: 1, ArrowUp: length - 1 }[event.key]
  if (step !== undefined) return { active: (active + step) % length }
  if (event.key === 'Enter' || event.key === 'Tab') return { chosen: active }
  return event.key === 'Escape' ? { isClosed: true } : undefined
}

/** Returns the suggestions at the caret, if any, and the one that is active. */
function useSuggestions(text: string, entry: ControlProps['entry']) {
  const [caret, setCaret] = useState<number>()
  const [active, setActive] = useState(0)
  const fields = getEntryFields(entry)
  const facts = useFacts(fields)
  const suggestions =
    caret === undefined ? undefined : findCompletions(text, caret, listTerms(facts), getEntryMarks(fields))
  /** Suggests at an offset in the text; nothing if it is undefined. */
  const suggestAt = (position: number | undefined) => {
    setCaret(position)
    setActive(0)
  }
  return { suggestions, caret, active, setActive, suggestAt, facts }
}

type ListProps = { id: string; choices: Completions['choices']; active: number; onChoose: (index: number) => void }

/** List of the texts that may be inserted, each with its label. */
function CompletionList({ id, choices, active, onChoose }: ListProps): ReactNode {
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

type HintsProps = {
  text: string
  facts: Facts
  /** Replaces part of the text; offsets are in UTF-16 units. */
  onReplace: (range: { start: number; end: number }, text: string) => void
}

/** The lines below a text: the text that readers will see, and figures that a term could state. */
function SentenceHints({ text, facts, onReplace }: HintsProps): ReactNode {
  const reading = fillTerms(text, facts)
  return (
    <>
      {reading !== undefined && (
        <p className="own-reading">
          <span className="own-shown">読まれる文：</span>
          {reading}
        </p>
      )}
      {findTypedFigures(text, facts).map(({ typed, offset, references }) => (
        <p className="own-figure" key={offset}>
          {`「${typed}」は `}
          {references.map((reference) => (
            <button
              type="button"
              key={reference}
              onClick={() => onReplace({ start: offset, end: offset + typed.length }, reference)}
            >
              {reference}
            </button>
          ))}
          {' と書けます'}
        </p>
      ))}
    </>
  )
}

/** Pastes a text without the invisible characters of web pages and slides, which the check would refuse. */
function pasteVisibleText(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const pasted = event.clipboardData.getData('text')
  const visible = removeInvisible(pasted)
  if (visible === pasted) return
  event.preventDefault()
  replaceText(event.currentTarget, undefined, visible)
}

/** A text with placeholders. Suggests terms after ｛, marks after ※, and terms with the value of a typed figure. */
export function SentenceField({ value, field, forID, entry, onChange }: ControlProps): ReactNode {
  const text = typeof value === 'string' ? value : ''
  const input = useRef<HTMLTextAreaElement>(null)
  const { suggestions, caret, active, setActive, suggestAt, facts } = useSuggestions(text, entry)
  const listId = `${forID}-terms`

  const insert = (index: number) => {
    const chosen = suggestions?.choices[index]
    if (!suggestions || !chosen || caret === undefined || !input.current) return
    replaceText(input.current, getReplacedRange(text, suggestions.open, caret), chosen.text)
    suggestAt(undefined)
  }
  const handleKey = (event: KeyboardEvent) => {
    const action = suggestions && handleChoice(event, suggestions.choices, active)
    if (!action) return
    event.preventDefault()
    event.stopPropagation()
    if (action.active !== undefined) setActive(action.active)
    else if (action.chosen !== undefined) insert(action.chosen)
    else suggestAt(undefined)
  }
  return (
    <div className="own-sentence">
      <textarea
        ref={input}
        id={forID}
        aria-labelledby={getLabelId(forID)}
        className="own-input"
        aria-haspopup="listbox"
        aria-controls={suggestions && listId}
        aria-activedescendant={suggestions && `${listId}-${active}`}
        aria-autocomplete="list"
        rows={Math.max(field.get('markdown') === true ? 3 : 1, text.split('\n').length)}
        value={text}
        onChange={({ target }) => {
          onChange(target.value)
          suggestAt(target.selectionStart)
        }}
        onKeyDown={handleKey}
        onPaste={pasteVisibleText}
        onClick={({ currentTarget }) => suggestAt(currentTarget.selectionStart)}
        onBlur={() => suggestAt(undefined)}
      />
      {suggestions && <CompletionList id={listId} choices={suggestions.choices} active={active} onChoose={insert} />}
      <SentenceHints
        text={text}
        facts={facts}
        onReplace={(range, reference) => {
          if (input.current) replaceText(input.current, range, reference)
          suggestAt(undefined)
        }}
      />
    </div>
  )
}
