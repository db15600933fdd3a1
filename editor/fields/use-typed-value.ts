import { useLayoutEffect, useRef, useState } from 'react'

import { equalValues } from '../formats/json-data.ts'

/**
 * Stores the value typed into a field until the editor returns it. Sveltia returns a new value after the event, in
 * another root: a control that waited for it would be reset by React to the old value, which moves the caret to the
 * end, empties the undo history and ends the composition of an input method.
 *
 * Returned values are matched with those that were sent, in order, so that a late one never replaces newer text. Any
 * other value was set from outside, and is adopted.
 */
export function useTypedValue(value: unknown, onChange: (value: unknown) => void): [unknown, (value: unknown) => void] {
  const [draft, setDraft] = useState(value)
  const received = useRef(value)
  const sent = useRef<unknown[]>([])

  useLayoutEffect(() => {
    if (equalValues(value, received.current)) return
    received.current = value
    const echo = sent.current.findIndex((sentValue) => equalValues(sentValue, value))
    sent.current = echo === -1 ? [] : sent.current.slice(echo + 1)
    if (echo === -1) setDraft(value)
  }, [value])

  const change = (next: unknown) => {
    sent.current.push(next)
    setDraft(next)
    onChange(next)
  }
  return [draft, change]
}
