import { Anchor } from '#blocks/anchor.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { joinLines, formatPeriodNextTo } from '#blocks/format.ts'
import { describeLimits, formatHeadline, formatPlus } from '#blocks/rate-and-cap.ts'
import { periodData } from '#blocks/period-data.ts'
import { StatusBand } from '#blocks/period-status.tsx'
import { Picture } from '#blocks/picture.tsx'
import { PictureTransition } from '#blocks/picture-transition.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignSummary } from '#content-layer/documents/document-types.ts'

type Props = { entry: CampaignSummary; href: string }

const logoTile = 'h-9 w-auto rounded-chip bg-paper px-2 py-1'

function CardFigure({ headline }: { headline: CampaignSummary['card']['headline'] }) {
  const [first, second] = formatHeadline(headline)
  if (second !== undefined)
    return (
      <span className="mt-3 grid gap-y-2">
        {[
          { figure: first, label: headline.plus?.label ?? '' },
          { figure: second, label: headline.label },
        ].map(({ figure, label }) => (
          <span key={figure} className="flex flex-wrap items-end gap-x-2 gap-y-1">
            <Figure text={figure} unitScale={0.5} className="text-[min(2.5rem,13vw)]" />
            <span className="-mb-0.5 text-small leading-tight font-bold">{joinLines(label)}</span>
          </span>
        ))}
      </span>
    )
  const isLong = first.length > 3
  return (
    <>
      <span className="mt-3 flex flex-wrap items-end gap-x-2 gap-y-1.5">
        <Figure text={first} unitScale={0.45} className="text-[min(4.25rem,22vw)]" />
        <span
          className={`text-small leading-tight font-bold ${isLong ? 'basis-full' : '-mb-0.5 min-w-[4.2em] whitespace-pre-line'}`}
        >
          {headline.label}
        </span>
      </span>
      {headline.plus && (
        <span className="mt-2 block text-small leading-snug font-bold tabular">
          {formatPlus(headline.plus.points)}ポイント
          <span className="block">（{headline.plus.label}）</span>
        </span>
      )}
    </>
  )
}

type Logos = { logos: CampaignSummary['logos'] }

/** The shops' wordmarks inside a card, which is one link as a whole. */
function Logos({ logos }: Logos) {
  return (
    <span className="flex basis-full flex-wrap gap-2 pt-2">
      {logos.map((logo, index) => (
        <Picture key={index} image={logo} slot="logo" className={logoTile} />
      ))}
    </span>
  )
}

/** The shops' wordmarks below the link of their card, where some of them are links of their own. */
function LinkedLogos({ logos }: Logos) {
  return (
    <ul className="flex flex-wrap gap-x-2 bg-paper/60 px-5 pb-2.5">
      {logos.map(({ href, ...logo }, index) => {
        const picture = <Picture image={logo} slot="logo" className={logoTile} />
        const area = 'flex min-h-11 items-center'
        return (
          <li key={index} className={area}>
            {href === undefined ? (
              picture
            ) : (
              <Anchor href={href} className={area}>
                {picture}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/**
 * A campaign on its month's page: state, colour, rate, cap, period, shops and a small picture, larger where the card has
 * a row to itself.
 */
export function CampaignCard({ entry, href }: Props) {
  const { id, tag, logos, paths } = entry
  const { title, bgcolor, keyVisual, headline, period, conditions } = entry.card
  const days = formatPeriodNextTo(conditions, period)
  const limits = describeLimits(entry.card)
  const hasLinkedLogos = logos.some((logo) => logo.href !== undefined)
  const surface = `flex h-full flex-col overflow-hidden rounded-card ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash`
  const link = (
    <Anchor href={href} className={hasLinkedLogos ? 'flex grow flex-col no-underline' : `${surface} no-underline`}>
      <StatusBand period={period} isCard className="min-h-9 px-5" />
      <span className="block px-5 pt-3">
        <span className="mb-1 block text-small font-bold">{tag}</span>
        <span className="block text-lead leading-snug font-extrabold whitespace-pre-line">{title}</span>
      </span>
      <span className="mt-auto grid grid-cols-[minmax(0,1fr)_min(var(--card-picture,8.5rem),36vw)] items-end pr-3 pl-5">
        <span className="pb-4">
          <CardFigure headline={headline} />
        </span>
        <PictureTransition
          id={paths.web === null && paths.inApp === null ? undefined : id}
          as="span"
          className="painted block ended:faded"
        >
          <Picture image={{ ...keyVisual, alt: '' }} slot="card" className="block h-auto w-full" />
        </PictureTransition>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-3 border-t-2 border-ink/10 bg-paper/60 px-5 py-2.5 text-note leading-snug tabular">
        {limits !== '' && <b className="basis-full font-bold">{limits}</b>}
        {days !== '' && <span>{days}</span>}
        <span className="ml-auto font-bold underline underline-offset-4">くわしく見る</span>
        {logos.length > 0 && !hasLinkedLogos && <Logos logos={logos} />}
      </span>
    </Anchor>
  )
  return (
    <li {...periodData(period)}>
      <StageColor color={bgcolor} />
      {hasLinkedLogos ? (
        <div className={surface}>
          {link}
          <LinkedLogos logos={logos} />
        </div>
      ) : (
        link
      )}
    </li>
  )
}
