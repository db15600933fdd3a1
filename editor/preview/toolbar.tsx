import { formatMoment } from '#domain/time/format-time.ts'
import { momentNames, type Moment } from '#domain/time/period-moments.ts'

import { ButtonGroup } from './button-group.tsx'
import { surfaces, widths, type Width } from './viewports.ts'

/** The chosen view. A moment is stored by its name, so that it stays chosen when the period changes. */
export type Look = { isInApp: boolean; width: Width; moment: Moment['name'] | 'now' }

type Props = { look: Look; moments: readonly Moment[]; onLook: (look: Look) => void }

/** The buttons that choose where, how wide and when the preview shows the page, as the bar of `npm run preview` does. */
export function Toolbar({ look, moments, onLook }: Props) {
  const times = [
    { value: 'now' as const, label: momentNames.now, note: 'この端末の時刻' },
    ...moments.map(({ name, at }) => ({
      value: name,
      label: momentNames[name],
      note: formatMoment(at, { year: false, seconds: false }),
    })),
  ]
  return (
    <div className="preview-toolbar" role="toolbar" aria-label="プレビューの見かた">
      <ButtonGroup
        label="どこで見るか"
        choices={surfaces.map(({ isInApp, label }) => ({ value: isInApp, label }))}
        chosen={look.isInApp}
        onChoose={(isInApp) => onLook({ ...look, isInApp })}
      />
      <ButtonGroup
        label="画面の幅"
        choices={widths.map(({ width, label }) => ({ value: width, label: String(width), note: label }))}
        chosen={look.width}
        onChoose={(width) => onLook({ ...look, width })}
      />
      <ButtonGroup
        label="いつ見るか"
        choices={times}
        chosen={look.moment}
        onChoose={(moment) => onLook({ ...look, moment })}
      />
    </div>
  )
}
