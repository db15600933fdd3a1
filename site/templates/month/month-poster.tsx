import { Anchor } from '#blocks/anchor.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'
import { joinLines } from '#blocks/format.ts'
import { describeLimits, formatHeadline, formatPlus, listRewards } from '#blocks/rate-and-cap.ts'
import { campaignsData, periodData } from '#blocks/period-data.ts'
import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import { formatShortDay } from '#domain/time/format-time.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import type { CampaignSummary, MonthDocument } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { StageFrame, StageTag } from '../layout/stage-frame.tsx'
import { getCampaignHref } from './campaigns-of-month.ts'

/** A campaign's name and number, as on its card, with the way to its page. */
function Ticket({ entry: { posterName, card }, href }: { entry: CampaignSummary; href: string }) {
  const figures = listRewards(card.headline)
  return (
    <li {...periodData(card.period)}>
      <Anchor
        href={href}
        className="ticket block h-full rounded-tile bg-paper p-2 text-center leading-tight no-underline upcoming:bg-[#ffffff80] ended:bg-line"
      >
        <span className="block text-tiny font-bold">{posterName}</span>
        <span className="mt-1.5 flex flex-wrap justify-center gap-1 ended:text-sub">
          {figures.map((figure) => (
            <Figure
              key={figure}
              text={figure}
              unitScale={0.5}
              className={figures.length > 1 ? 'text-[1.25rem]' : 'text-[2.25rem]'}
            />
          ))}
        </span>
        <span className="hidden text-tiny font-bold upcoming:inline ended:hidden">
          {formatShortDay(parseStart(card.period.start))}から
        </span>
      </Anchor>
    </li>
  )
}

/**
 * The one campaign of a month, on the month's own stage: its name, its number, its limits, and the way to its page. It
 * may end before the month, whose campaigns in the app may run on.
 */
function OnlyCampaign({ entry: { card }, href }: { entry: CampaignSummary; href: string }) {
  const limits = describeLimits(card)
  const { plus } = card.headline
  const [first, second] = formatHeadline(card.headline)
  const figures = second === undefined ? [first] : [first, second]
  return (
    <div {...periodData(card.period)}>
      <h2 className="mt-4 text-lead leading-snug font-extrabold">{joinLines(card.title)}</h2>
      <p className="mt-3 flex flex-wrap items-end gap-2.5 font-extrabold ended:text-sub">
        {figures.map((figure) => (
          <Figure
            key={figure}
            text={figure}
            className={
              figures.length > 1
                ? 'text-[min(5.5rem,16vw)] two-column:text-[3.75rem] desktop:text-[5.5rem]'
                : 'stage-figure-long'
            }
          />
        ))}
        <span className="-mb-1 text-lead leading-tight">{joinLines(card.headline.label)}</span>
      </p>
      {plus && (
        <p className="mt-3 font-bold tabular">
          {formatPlus(plus.points)}ポイント（{plus.label}）
        </p>
      )}
      {limits !== '' && <p className="mt-3 font-bold tabular">{limits}</p>}
      <p className="mt-3 hidden font-bold running:ended:block">このキャンペーンは終了しました</p>
      <div className="mt-4 max-w-90">
        <ButtonLink href={href} kind="secondary">
          くわしく見る
        </ButtonLink>
      </div>
    </div>
  )
}

type Props = { month: MonthDocument; campaigns: readonly CampaignSummary[]; variant: Variant }

/** The poster of a month: one sentence, and its rates as tickets of one size, or its only rate. */
export function MonthPoster({ month, campaigns, variant }: Props) {
  const scope = { id: 'month', headingLevel: 2 } as const
  const periods = campaigns.map(({ card }) => card.period)
  const only = campaigns.length === 1 ? campaigns[0] : undefined
  const inAppOnly = month.campaigns.filter((entry) => !campaigns.includes(entry)).map(({ card }) => card.period)
  return (
    <div className={stageClass(month.bgcolor)} {...campaignsData(periods, inAppOnly)}>
      <StageColor color={month.bgcolor} />
      <StageFrame
        state={{ variant }}
        picture={<Picture image={month.kv} slot="stage" className="block h-auto w-full" isFirst />}
        ground={month.kv.ground}
      >
        <StageTag>{month.tag}</StageTag>
        <h1 className="mt-3 text-[clamp(1.875rem,9.6vw,2.5rem)] leading-[1.25] font-black desktop:text-stage">
          <RichText text={month.title} scope={scope} />
        </h1>
        <p className="mt-3 max-w-120 font-bold">
          <RichText text={month.description} scope={scope} />
        </p>
        {only ? (
          <OnlyCampaign entry={only} href={getCampaignHref(only, variant)} />
        ) : (
          <ul data-by-state="" className="full-rows mt-4 max-w-120">
            {campaigns.map((entry) => (
              <Ticket key={entry.id} entry={entry} href={getCampaignHref(entry, variant)} />
            ))}
          </ul>
        )}
      </StageFrame>
    </div>
  )
}
