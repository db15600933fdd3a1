import { useLayoutEffect, useRef, useState } from 'react'

import { areEqual } from '../formats/json-data.ts'

/**
 * Stores the value typed into a field until Sveltia returns it, which it does after the event and in another React root.
 * If the control waited for it, React would reset the control to the old value: the caret would move to the end, the undo
 * history would be lost, and the composition of an input method would end.
 *
 * Returned values are matched in order with those that were sent, so that a late one never replaces newer text. Any other
 * value was set from outside, and replaces the typed one.
 */
export function useTypedValue(value: unknown, onChange: (value: unknown) => void): [unknown, (value: unknown) => void] {
  const [draft, setDraft] = useState(value)
  const received = useRef(value)
  const sent = useRef<unknown[]>([])

  useLayoutEffect(() => {
    if (areEqual(value, received.current)) return
    received.current = value
    const echo = sent.current.findIndex((sentValue) => areEqual(sentValue, value))
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
