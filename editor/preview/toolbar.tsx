import { formatMoment } from '#domain/time/format-time.ts'
import { momentNames, type Moment } from '#domain/time/period-moments.ts'

import { surfaces, widths, type Width } from './viewports.ts'

/** The chosen view. A moment is stored by its name, so that it stays chosen when the period changes. */
export type Look = { isInApp: boolean; width: Width; moment: Moment['name'] | 'now' }

type GroupProps<Value> = {
  label: string
  choices: readonly { value: Value; label: string; note?: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A row of buttons of which one is chosen. */
function ButtonGroup<Value extends Look[keyof Look]>({ label, choices, chosen, onChoose }: GroupProps<Value>) {
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

type Props = { look: Look; moments: readonly Moment[]; onLook: (look: Look) => void }

/** The buttons that choose the variant, the width and the moment of the preview. */
export function Toolbar({ look, moments, onLook }: Props) {
  const times = moments.map(({ name, at }) => ({
    value: name,
    label: momentNames[name],
    note: formatMoment(at, { year: false, seconds: false }),
  }))
  return (
    <div className="preview-toolbar" role="toolbar" aria-label="プレビューの見かた">
      <ButtonGroup
        label="どこで見るか"
        choices={surfaces}
        chosen={look.isInApp}
        onChoose={(isInApp) => onLook({ ...look, isInApp })}
      />
      <ButtonGroup
        label="画面の幅"
        choices={widths.map(({ width, label }) => ({ value: width, label: String(width), note: label }))}
        chosen={look.width}
        onChoose={(width) => onLook({ ...look, width })}
      />
      <ButtonGroup<Look['moment']>
        label="いつ見るか"
        choices={[{ value: 'now', label: momentNames.now, note: 'この端末の時刻' }, ...times]}
        chosen={look.moment}
        onChoose={(moment) => onLook({ ...look, moment })}
      />
    </div>
  )
}
