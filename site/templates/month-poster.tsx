import { Anchor } from '#blocks/anchor.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { listedFigures } from '#blocks/format.ts'
import { campaignsData, periodData } from '#blocks/period-data.ts'
import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'
import { shortDay } from '#domain/time/format-time.ts'
import { parseStart } from '#domain/time/japan-time.ts'

import type { CampaignSummary, MonthDocument } from '#content-layer/documents/documents.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { cardId, hrefOf } from './campaign-card.tsx'
import { StageFrame, StageTag } from './stage.tsx'

/** A campaign's name and number, as on its card, with the way to its page. */
function Ticket({ entry: { posterName, card }, href }: { entry: CampaignSummary; href: string }) {
  const figures = listedFigures(card.headline)
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
          {shortDay(parseStart(card.period.start))}から
        </span>
      </Anchor>
    </li>
  )
}

type Props = { month: MonthDocument; campaigns: readonly CampaignSummary[]; variant: Variant }

/** A month as a poster: what it is about, in one sentence, and its first numbers as tickets. */
export function MonthPoster({ month, campaigns, variant }: Props) {
  const scope = { id: 'month', headingLevel: 2 } as const
  const periods = campaigns.map(({ card }) => card.period)
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
        <ul
          data-by-state=""
          className="mt-4 grid max-w-120 grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 [&>:nth-child(n+4)]:hidden"
        >
          {campaigns.map((entry) => (
            <Ticket key={entry.id} entry={entry} href={hrefOf(entry, variant)} />
          ))}
        </ul>
      </StageFrame>
    </div>
  )
}

/** The way to each campaign of the month, in reach while its cards are in view. */
export function MonthChips({ campaigns }: { campaigns: readonly CampaignSummary[] }) {
  return (
    <nav aria-label="この月のキャンペーン" className="stuck-above z-10 border-b border-line bg-paper print:hidden">
      <ul data-by-state="" className="wide flex gap-2 overflow-x-auto px-4 py-2 desktop:px-8">
        {campaigns.map(({ id, posterName, card }) => {
          return (
            <li key={id} className="shrink-0" {...periodData(card.period)}>
              <Anchor
                href={`#${cardId(id)}`}
                className={`flex min-h-11 items-center gap-1.5 rounded-full border-2 border-(--stage) px-3.5 text-small font-bold whitespace-nowrap no-underline ended:border-line ended:text-sub ${stageClass(card.bgcolor)}`}
              >
                {posterName}
                <b className="font-black tabular">{listedFigures(card.headline).join('')}</b>
              </Anchor>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
