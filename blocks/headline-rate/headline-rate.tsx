import { withoutMarks } from '#domain/text/note-marks.ts'

import { Chip, Chips } from '../chips.tsx'
import { Figure } from '../figure/figure.tsx'
import type { BlockProps } from '../block-props.ts'
import { describeCap, formatHeadline, formatPlus } from '../rate-and-cap.ts'
import { RichText } from '../rich-text.tsx'

type Props = BlockProps<'HeadlineRate'>

/** Describes the two parts of a total rate, both in percent: 常時1%＋期間中の上乗せ3%. */
export function describeRates(baseRate: number, reductionRate: number): string {
  return `常時${baseRate}%＋期間中の上乗せ${reductionRate}%`
}

export function describeEntry(isEntryRequired: boolean): string {
  return isEntryRequired ? 'エントリー必要' : 'エントリー不要'
}

function breakdownText({ headline, baseRate, reductionRate }: Props): string | undefined {
  if (headline.kind === 'total' && reductionRate !== undefined) return describeRates(baseRate, reductionRate)
  if (headline.kind === 'extra') return `常時${baseRate}%に`
  return undefined
}

/** Two figures of the same size, each above its label. */
function FigurePair({ figures, labels, scope }: { figures: string[]; labels: string[]; scope: Props['scope'] }) {
  return (
    <p className="mt-5 flex flex-wrap items-start gap-x-3 gap-y-3">
      {figures.map((figure, index) => (
        <span key={figure}>
          <Figure
            text={figure}
            unitScale={0.45}
            className="text-[min(5rem,18vw)] two-column:text-[3.5rem] desktop:text-[5rem]"
          />
          <span className="mt-1.5 block text-note leading-snug font-extrabold">
            <RichText text={labels[index] ?? ''} scope={scope} />
          </span>
        </span>
      ))}
    </p>
  )
}

/** One figure, with its label on the right, or below if it is long. */
function SingleFigure({ figure, label, scope }: { figure: string; label: string; scope: Props['scope'] }) {
  const widest = Math.max(
    ...withoutMarks(label)
      .split('\n')
      .map(({ length }) => length),
  )
  const isLong = figure.length > 3 || (figure.length === 3 && widest > 5)
  return (
    <p className="mt-3 flex flex-wrap items-end gap-x-2.5">
      <Figure text={figure} className={figure.length > 4 ? 'stage-figure-long' : 'stage-figure'} />
      <span className={`text-lead leading-tight font-extrabold ${isLong ? 'basis-full pt-2 [&_br]:hidden' : '-mb-1'}`}>
        <RichText text={label} scope={scope} />
      </span>
    </p>
  )
}

/** The headline rate, in the largest font size, with its limits visible in the same view. */
export function HeadlineRate(props: Props) {
  const { headline, maximumGrantPoint, isEntryRequired, conditions, scope } = props
  const breakdown = breakdownText(props)
  const [first, second] = formatHeadline(headline)
  return (
    <div>
      {breakdown !== undefined && <p className="mt-3 text-body font-bold">{breakdown}</p>}
      {second === undefined ? (
        <SingleFigure figure={first} label={headline.label} scope={scope} />
      ) : (
        <FigurePair figures={[first, second]} labels={[headline.plus?.label ?? '', headline.label]} scope={scope} />
      )}
      {headline.plus && second === undefined && (
        <p className="mt-3 flex flex-wrap items-baseline gap-x-2 font-extrabold">
          <span className="text-figure">
            <Figure text={formatPlus(headline.plus.points)} />
            <span className="text-lead">ポイント</span>
          </span>
          <span className="text-body">
            <RichText text={headline.plus.label} scope={scope} />
          </span>
        </p>
      )}
      <Chips>
        {maximumGrantPoint !== undefined && <Chip>{describeCap(maximumGrantPoint, headline.kind)}</Chip>}
        {conditions.map((condition, index) => (
          <Chip key={index}>
            <RichText text={condition} scope={scope} />
          </Chip>
        ))}
        <Chip className="ended:invisible">{describeEntry(isEntryRequired)}</Chip>
      </Chips>
    </div>
  )
}
