import { Anchor } from '#blocks/anchor.tsx'
import { describeEstimate, joinLines, formatPeriodNextTo } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { RowPicture, RowTitle } from '#blocks/related-campaigns/campaign-row.tsx'
import { StageColor } from '#blocks/stage-color.tsx'
import { defaultAmount } from '#domain/money/estimate-bar.ts'
import { formatPointTerms } from '#domain/money/points.ts'
import { formatShortDay } from '#domain/time/format-time.ts'
import { dayInJapan, parseEnd, parseStart } from '#domain/time/japan-time.ts'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { getEstimateTerms } from '../campaign/estimate.tsx'
import type { Offer } from './offers.ts'
import { OpenInAppLinks } from './open-in-app-links.tsx'
import { StartDay } from './start-day.tsx'

/** The facts of a running offer that is alone in its group, in a wide window. */
const largeFacts = 'two-column:running:group-only/row:text-body'

/**
 * Estimated points for an example amount; nothing for a bonus. The page script `current-page.ts` reads `data-grant` and
 * writes the estimate for the amount that the visitor entered last, if any.
 */
function RowEstimate({ offer, provider }: { offer: Offer; provider: Provider }) {
  const { headline, maximumGrantPoint } = offer
  const { kind, figure } = headline
  const reductionRate = kind === 'total' ? figure - provider.baseRate : figure
  const grant =
    kind === 'bonus' ? undefined : getEstimateTerms({ reductionRate, maximumGrantPoint, headline }, provider)
  return (
    grant && (
      <span
        data-grant={formatPointTerms(grant)}
        className={`block text-small font-bold tabular ended:hidden ${largeFacts}`}
      >
        {describeEstimate(defaultAmount, grant)}
      </span>
    )
  )
}

const rowClass =
  'grid grow grid-cols-[min(7rem,30%)_1fr] rounded-tile no-underline running:group-only/row:grid-cols-1 two-column:running:group-only/row:grid-cols-[min(40%,20rem)_1fr] upcoming:grid-cols-[4.5rem_1fr]'

/**
 * Text of a row. A running offer that is alone in its group has a large picture and a large rate: above the text on a
 * phone, next to it in a wide window, where the text is large too.
 */
const textClass =
  'block px-4 py-3 two-column:running:group-only/row:self-center desktop:running:group-only/row:px-8 running:group-only/row:text-lead desktop:running:group-only/row:text-heading'

/** Link that adds an offer to the visitor's calendar before it starts. It is above the row's own link, not inside it. */
function AddToCalendarLink({ href, name }: { href: string; name: string }) {
  return (
    <Anchor
      href={href}
      type="text/calendar"
      className="absolute bottom-0 left-[4.5rem] hidden min-h-11 items-center px-4 text-small font-bold underline underline-offset-4 upcoming:flex in-app:hidden print:hidden"
    >
      カレンダーに追加<span className="sr-only">：{name}</span>
    </Anchor>
  )
}

/**
 * A row of the list of offers, with its picture; before it starts, a shorter row with its first day and a link to the
 * visitor's calendar, or to the app for an offer that is only there. Both are in the markup, because only the browser
 * knows which of them to show: `periods.ts` reads `data-period` and writes the status that CSS depends on, and
 * `sort-offers.ts` sorts the rows by it and reads `data-day-word`, the label of the offer's days in the week strip.
 */
export function OfferRow({ offer, provider }: { offer: Offer; provider: Provider }) {
  const { href, calendarHref, title, bgcolor, period, conditions, isInAppOnly, isEighthDay } = offer
  const name = joinLines(title)
  const days = formatPeriodNextTo(conditions, period)
  const calendarPadding = calendarHref === undefined ? '' : 'upcoming:pb-11 in-app:pb-3'
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  const content = (
    <>
      <StartDay at={start} color={bgcolor} />
      <RowPicture
        card={offer}
        className="upcoming:hidden ended:bg-wash ended:faded max-two-column:running:group-only/row:px-[25%] low:max-two-column:running:group-only/row:px-[35%]"
      />
      <span className={`${textClass} ${calendarPadding}`.trimEnd()}>
        <RowTitle
          card={offer}
          figuresClass="text-[2rem] running:group-only/row:text-[min(4rem,16vw)]"
          limitsClass={largeFacts}
          dayClass="upcoming:hidden"
        />
        <RowEstimate offer={offer} provider={provider} />
        <span className={`flex flex-wrap items-center gap-x-5 text-small text-sub tabular ${largeFacts}`}>
          {days !== '' && <span className="upcoming:hidden">{days}</span>}
          {dayInJapan(start) !== dayInJapan(end) && (
            <span className="hidden upcoming:inline">{formatShortDay(end)}まで</span>
          )}
          <PeriodStatus />
          {isInAppOnly && <b className="text-ink on-ios:hidden on-android:hidden in-app:hidden">アプリ限定</b>}
        </span>
        {isInAppOnly && <OpenInAppLinks provider={provider} path={href} name={name} />}
      </span>
    </>
  )
  return (
    <li
      className="group/row relative flex flex-col overflow-hidden rounded-tile border border-line"
      data-day-word={isEighthDay ? '8の日' : undefined}
      {...periodData(period)}
    >
      <StageColor color={bgcolor} />
      {isInAppOnly ? (
        <div className={rowClass}>{content}</div>
      ) : (
        <Anchor href={href} className={rowClass}>
          {content}
        </Anchor>
      )}
      {calendarHref !== undefined && <AddToCalendarLink href={calendarHref} name={name} />}
    </li>
  )
}
