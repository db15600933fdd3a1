import { Anchor } from '#blocks/anchor.tsx'
import { describeLimits, formatNumber, shortPeriod } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { StatusBand } from '#blocks/period-status.tsx'
import { Picture } from '#blocks/picture.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignEntry } from '../content-layer/documents.ts'

type Props = { entry: CampaignEntry; href: string }

/** The anchor of a campaign's card. */
export function cardId(id: string): string {
  return `card-${id}`
}

function Figure({ headline }: { headline: CampaignEntry['card']['headline'] }) {
  const figure = formatNumber(headline.figure)
  const isLong = figure.length > 2
  return (
    <>
      <span className="mt-2 flex flex-wrap items-end gap-y-1.5">
        {headline.kind === 'extra' && <span className="self-center text-heading font-black">＋</span>}
        <span className="text-[min(4rem,22vw)] leading-[0.9] figure-number whitespace-nowrap">{figure}</span>
        <span className="ml-0.5 text-heading leading-none font-black">{headline.unit}</span>
        <span
          className={`text-small leading-tight font-bold ${isLong ? 'basis-full pt-1.5' : 'ml-2 min-w-[4.2em] whitespace-pre-line'}`}
        >
          {headline.label}
        </span>
      </span>
      {headline.plus && (
        <span className="mt-2 block text-small leading-snug font-bold tabular">
          ＋{formatNumber(headline.plus.points)}ポイント
          <span className="block">（{headline.plus.label}）</span>
        </span>
      )}
    </>
  )
}

/** A campaign on its month's page: state, colour, rate, cap, period, shops and a small picture. */
export function CampaignCard({ entry, href }: Props) {
  const { id, tag, logos } = entry
  const { title, bgcolor, keyVisual, headline, period } = entry.card
  const limits = describeLimits(entry.card)
  return (
    <li id={cardId(id)} className="scroll-mt-20" {...periodData(period)}>
      <StageColor color={bgcolor} />
      <Anchor
        href={href}
        className={`flex h-full flex-col overflow-hidden rounded-card no-underline ${stageClass(bgcolor)} bg-(--stage) ended:bg-wash`}
      >
        <StatusBand period={period} className="min-h-9 px-5" />
        <span className="block px-5 pt-3">
          <span className="mb-1 block text-small font-bold">{tag}</span>
          <span className="block text-lead leading-snug font-extrabold whitespace-pre-line">{title}</span>
        </span>
        <span className="mt-auto grid grid-cols-[minmax(0,1fr)_min(8.5rem,36vw)] items-end pr-3 pl-5">
          <span className="pb-4">
            <Figure headline={headline} />
          </span>
          <span className="painted ended:faded">
            <Picture image={{ ...keyVisual, alt: '' }} slot="card" className="block h-auto w-full" />
          </span>
        </span>
        <span className="flex flex-wrap items-center justify-between gap-x-3 border-t-2 border-ink/10 bg-paper/60 px-5 py-2.5 text-note leading-snug tabular">
          {limits !== '' && <b className="basis-full font-bold">{limits}</b>}
          <span>{shortPeriod(period)}</span>
          <span className="font-bold underline underline-offset-4">くわしく見る</span>
          {logos.length > 0 && (
            <span className="flex basis-full flex-wrap gap-2 pt-2">
              {logos.map((logo, index) => (
                <Picture key={index} image={logo} slot="logo" className="h-9 w-auto rounded-chip bg-paper px-2 py-1" />
              ))}
            </span>
          )}
        </span>
      </Anchor>
    </li>
  )
}
