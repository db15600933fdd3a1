type Choice<Value> = { value: Value; label: string; note?: string }

type Props<Value> = {
  label: string
  choices: readonly Choice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A row of buttons of which one is chosen. */
export function ButtonGroup<Value extends string | number | boolean>({
  label,
  choices,
  chosen,
  onChoose,
}: Props<Value>) {
  return (
    <div className="preview-choices" role="group" aria-label={label}>
      {choices.map(({ value, label: name, note }) => (
        <button key={String(value)} type="button" aria-pressed={value === chosen} onClick={() => onChoose(value)}>
          {name}
          {note !== undefined && <small>{note}</small>}
        </button>
      ))}
    </div>
  )
}
