import { useEffect, useRef } from 'react'

type Choice<Value> = { value: Value; label: string; note?: string }

type Props<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A row of buttons of which one is chosen. */
export function Choices<Value extends string | number | boolean>({ label, choices, chosen, onChoose }: Props<Value>) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = row
    const button = current?.querySelector<HTMLElement>('[aria-pressed=true]')
    // Of this row alone: the page around it stays where it is.
    if (current && button) current.scrollLeft = button.offsetLeft - (current.clientWidth - button.offsetWidth) / 2
  }, [chosen, choices.length])
  return (
    <div ref={row} className="preview-choices" role="group" aria-label={label}>
      {choices.map(({ value, label: name, note }) => (
        <button key={String(value)} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
          {note !== undefined && <small>{note}</small>}
        </button>
      ))}
    </div>
  )
}
