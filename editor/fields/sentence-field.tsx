import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

import { SentenceHints } from './sentence-hints.tsx'
import { CompletionList } from './completion-list.tsx'
import { completionsAt, rangeToReplace, type Completions } from './completions.ts'
import { labelIdOf, type ControlProps } from './control-props.ts'
import { fieldsOfEntry, marksOfEntry } from './form-values.ts'
import { replaceText } from './replace-text.ts'
import { listTerms, useFacts } from './available-terms.ts'

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
  const fields = fieldsOfEntry(entry)
  const facts = useFacts(fields)
  const suggestions =
    caret === undefined ? undefined : completionsAt(text, caret, listTerms(facts), marksOfEntry(fields))
  /** Suggests at a position; nothing if it is undefined. */
  const suggestAt = (position: number | undefined) => {
    setCaret(position)
    setActive(0)
  }
  return { suggestions, caret, active, setActive, suggestAt, facts }
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
    replaceText(input.current, rangeToReplace(text, suggestions.open, caret), chosen.text)
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
        aria-labelledby={labelIdOf(forID)}
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
