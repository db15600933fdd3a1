import type { BlockProps } from '../block-props.ts'
import { describeCap, formatNumber } from '../format.ts'
import { RichText } from '../rich-text.tsx'

function Chip({ className = '', children }: { className?: string; children: React.ReactNode }) {
  return (
    <li className={`rounded-chip bg-paper px-3 py-1 text-body font-bold tabular ${className}`.trim()}>{children}</li>
  )
}

function breakdownText({ headline, baseRate, reductionRate }: BlockProps<'HeadlineRate'>): string | undefined {
  if (headline.kind === 'total' && reductionRate !== undefined)
    return `常時${baseRate}%＋期間中の上乗せ${reductionRate}%`
  if (headline.kind === 'extra') return `常時${baseRate}%に`
  return undefined
}

/** The headline rate, in the largest type, with its limits visible in the same view. */
export function HeadlineRate(props: BlockProps<'HeadlineRate'>) {
  const { headline, maximumGrantPoint, isEntryRequired, conditions, scope } = props
  const figure = formatNumber(headline.figure)
  const breakdown = breakdownText(props)
  return (
    <div>
      {breakdown !== undefined && <p className="mt-3 text-body font-bold">{breakdown}</p>}
      <p
        className={`flex items-end gap-x-2 ${figure.length > 2 ? 'flex-wrap' : ''} ${breakdown === undefined ? 'mt-4' : 'mt-1'}`}
      >
        <span className={`flex items-end whitespace-nowrap ${figure.length > 2 ? 'basis-full' : ''}`}>
          {headline.kind === 'extra' && <span className="stage-unit mr-1 self-center">＋</span>}
          <span className="stage-number" data-digits={figure.length}>
            {figure}
          </span>
          <span className="stage-unit">{headline.unit}</span>
        </span>
        <span className={`text-lead leading-tight font-extrabold ${figure.length > 2 ? 'pt-2 [&_br]:hidden' : 'pb-1'}`}>
          <RichText text={headline.label} scope={scope} />
        </span>
      </p>
      {headline.plus && (
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2 font-extrabold">
          <span className="text-figure font-black">
            ＋<span className="figure-number">{formatNumber(headline.plus.points)}</span>
            <span className="text-lead">ポイント</span>
          </span>
          <span className="text-body">
            <RichText text={headline.plus.label} scope={scope} />
          </span>
        </p>
      )}
      <ul className="mt-4 flex flex-wrap gap-2">
        {maximumGrantPoint !== undefined && <Chip>{describeCap(maximumGrantPoint)}</Chip>}
        <Chip className="ended:hidden">{isEntryRequired ? 'エントリー必要' : 'エントリー不要'}</Chip>
        {conditions.map((condition, index) => (
          <Chip key={index}>
            <RichText text={condition} scope={scope} />
          </Chip>
        ))}
      </ul>
    </div>
  )
}
