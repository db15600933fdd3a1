import { Anchor } from '#blocks/anchor.tsx'
import { describeEstimate, oneLine, shortPeriod } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { PeriodStatus } from '#blocks/period-status.tsx'
import { RowPicture, RowTitle } from '#blocks/related-campaigns/campaign-row.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import { defaultAmount } from '#domain/money/estimate-bar.ts'
import { formatPointTerms } from '#domain/money/points.ts'
import { formatClock, inJapan, formatShortDay } from '#domain/time/format-time.ts'
import { dayInJapan, parseEnd, parseStart } from '#domain/time/japan-time.ts'

import type { Provider } from '#content-layer/documents/document-types.ts'
import { openUrlIntent } from '../../platform/bridge/android-intents.ts'
import { openUrlLink } from '../../platform/bridge/app-links.ts'
import { grantOf } from '../campaign/estimate.tsx'
import type { Offer } from './offers.ts'

/** The day on which an offer starts, as a leaf of a calendar; with the time, where it is not the day's first minute. */
function StartDay({ at, color }: { at: number; color: string }) {
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

/** Links into the app for an offer that is only there. A desktop shows the page's QR code instead. */
function OpenInAppLinks({ provider, path, name }: { provider: Provider; path: string; name: string }) {
  const { siteUrl, stores } = provider
  const link = 'mt-2 mb-1 hidden min-h-11 place-items-center rounded-full border-2 border-ink px-5 text-note font-bold no-underline' // prettier-ignore
  const labels = (
    <span>
      アプリで見る<span className="sr-only">：{name}</span>
    </span>
  )
  return (
    <span className="block ended:hidden print:hidden">
      <Anchor
        href={openUrlLink(provider, siteUrl + path)}
        data-store={stores.ios.url}
        className={`${link} on-ios:grid`}
      >
        {labels}
      </Anchor>
      <Anchor
        href={openUrlIntent(provider, siteUrl + path, stores.android.url)}
        data-store={stores.android.url}
        className={`${link} on-android:grid`}
      >
        {labels}
      </Anchor>
      <Anchor href={path} className={`${link} in-app:grid`}>
        {labels}
      </Anchor>
    </span>
  )
}

/** Estimated points for the amount that the visitor entered last, or for an example; nothing for a bonus. */
function RowEstimate({ offer: { headline, maximumGrantPoint }, provider }: { offer: Offer; provider: Provider }) {
  const { kind, figure } = headline
  const reductionRate = kind === 'total' ? figure - provider.baseRate : figure
  const grant = kind === 'bonus' ? undefined : grantOf({ reductionRate, maximumGrantPoint, headline }, provider)
  return (
    grant && (
      <span data-grant={formatPointTerms(grant)} className="block text-small font-bold tabular ended:hidden">
        {describeEstimate(defaultAmount, grant)}
      </span>
    )
  )
}

const rowClass = 'grid grow grid-cols-[min(7rem,30%)_1fr] rounded-tile no-underline upcoming:grid-cols-[4.5rem_1fr]'

/**
 * A row of the list of offers, with its picture; before it starts, a shorter row with its first day and a link to the
 * visitor's calendar, or to the app for an offer that is only there. Only the browser knows which of them to show.
 */
export function OfferRow({ offer, provider }: { offer: Offer; provider: Provider }) {
  const { href, calendarHref, title, bgcolor, period, isInAppOnly, isEighthDay } = offer
  const name = oneLine(title)
  const calendarPadding = calendarHref === undefined ? '' : 'upcoming:pb-11 in-app:pb-3'
  const [start, end] = [parseStart(period.start), parseEnd(period.end)]
  const content = (
    <>
      <StartDay at={start} color={bgcolor} />
      <RowPicture card={offer} className="upcoming:hidden ended:bg-wash ended:faded" />
      <span className={`block px-4 py-3 ${calendarPadding}`.trimEnd()}>
        <RowTitle card={offer} />
        <RowEstimate offer={offer} provider={provider} />
        <span className="flex flex-wrap items-center gap-x-3 text-small text-sub tabular">
          <span className="upcoming:hidden">{shortPeriod(period)}</span>
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
      className="relative flex flex-col overflow-hidden rounded-tile border border-line"
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
      {calendarHref !== undefined && (
        <Anchor
          href={calendarHref}
          type="text/calendar"
          className="absolute bottom-0 left-[4.5rem] hidden min-h-11 items-center px-4 text-small font-bold underline underline-offset-4 upcoming:flex in-app:hidden print:hidden"
        >
          カレンダーに追加<span className="sr-only">：{name}</span>
        </Anchor>
      )}
    </li>
  )
}
