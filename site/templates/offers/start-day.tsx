import { stageClass } from '#blocks/stage-color.tsx'
import { formatClock, inJapan } from '#domain/time/format-time.ts'

type Props = {
  /** The first instant of the offer, in milliseconds since 1970 UTC. */
  at: number
  /** The stage colour of the campaign. */
  color: string
}

/** The day on which an offer starts, as a leaf of a calendar; with the time, where it is not the day's first minute. */
export function StartDay({ at, color }: Props) {
  const { month, day, weekday } = inJapan(at)
  const clock = formatClock(at)
  return (
    <span
      className={`painted hidden pt-3 text-center leading-tight tabular ${stageClass(color)} bg-(--stage) upcoming:block`}
    >
      <b className="block text-heading leading-tight font-black">
        {month}/{day}
      </b>
      <span className="text-tiny font-bold">({weekday})</span>
      {clock !== '0:00' && <span className="block text-tiny font-bold">{clock}から</span>}
    </span>
  )
}
