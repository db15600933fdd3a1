import type { ReactNode } from 'react'

import { formatShortDay, formatShortMoment } from '#domain/time/format-time.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

/**
 * State of the enclosing period in words (D7), which the script in the head writes before the element is first drawn:
 * 「あと3日で始まります」, 「開催中・あと5日」, 「終了しました」, and 「今日まで・あと3時間」 in the accent. It is not filled,
 * because it repeats in a list, whose rows may all end today. Absent if scripts do not run.
 */
export function PeriodStatus() {
  return (
    <span className="inline-flex items-center gap-1.5 text-note font-bold text-ink ended:text-sub last-day:text-accent unscripted:hidden">
      <Dot />
      <StatusTexts />
    </span>
  )
}

function Dot({ lastDayColor = '' }: { lastDayColor?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`size-2 shrink-0 rounded-full bg-current running:bg-accent ${lastDayColor}`.trimEnd()}
    />
  )
}

/** React does not change these texts, because they were there before hydration. */
function StatusTexts() {
  return <span data-words="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}

const calmBand = 'upcoming:bg-[#ffffff80] ended:bg-line'
const urgentBand = `${calmBand} last-day:bg-accent last-day:text-paper`

/**
 * Colors of a band, and of its dot on the last day. That day is the most urgent statement of a page, so only one band
 * of a view is filled with the accent: a calm one is not, and a card's is not where the poster above states the last day
 * of all.
 */
const tones = {
  urgent: { band: urgentBand, dot: 'last-day:bg-paper' },
  calm: { band: calmBand, dot: 'last-day:bg-accent' },
  card: {
    band: `${urgentBand} month-last-day:bg-transparent month-last-day:text-ink`,
    dot: 'last-day:bg-paper month-last-day:bg-accent',
  },
} as const

/** The state that only the server decides (D21): the running one reserves its line until it is known. */
function AnnouncedTexts() {
  return (
    <>
      <span className="hidden upcoming:inline">開催前</span>
      <span className="upcoming:hidden ended:hidden">開催中</span>
      <span className="hidden ended:inline">終了しました</span>
    </>
  )
}

type BandProps = {
  /** If absent, the script also writes the moment. */
  period?: Period | undefined
  /** Whether the server announces the state, without a period. */
  isAnnounced?: boolean
  /** Link to show after the end. */
  onwards?: ReactNode
  /** Whether the band is a card's, which omits the time of days, and leaves the last day of all to the month's poster. */
  isCard?: boolean
  /** Whether another band of the page is already filled with the accent on the last day. */
  isCalm?: boolean
  className?: string
}

/**
 * State of the enclosing period as a band across the top of a stage or a card, with the next relevant moment. Its
 * height is the same in every state, so that a change while the page is open moves nothing.
 */
export function StatusBand({
  period,
  isAnnounced = false,
  onwards,
  isCard = false,
  isCalm = false,
  className = '',
}: BandProps) {
  const moment = isCard ? formatShortDay : formatShortMoment
  const tone = tones[isCalm ? 'calm' : isCard ? 'card' : 'urgent']
  return (
    <span
      className={`flex flex-wrap items-center justify-between gap-x-3 py-1.5 text-note leading-snug font-bold tabular unscripted:hidden ${tone.band} ${className}`}
    >
      <span
        className={`flex items-center gap-1.5 ${isAnnounced ? 'invisible upcoming:visible running:visible ended:visible' : ''}`.trimEnd()}
      >
        <Dot lastDayColor={tone.dot} />
        {isAnnounced ? <AnnouncedTexts /> : <StatusTexts />}
      </span>
      {period ? (
        <>
          <span className="hidden upcoming:inline">{moment(parseStart(period.start))}から</span>
          <span className="hidden running:inline">{moment(parseEnd(period.end))}まで</span>
        </>
      ) : (
        !isAnnounced && <span data-moment="" />
      )}
      {onwards !== undefined && <span className="hidden ended:inline">{onwards}</span>}
    </span>
  )
}
