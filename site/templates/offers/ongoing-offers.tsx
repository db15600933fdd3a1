import { Fragment } from 'react'

import { Anchor } from '#blocks/anchor.tsx'
import { Figure } from '#blocks/figure/figure.tsx'
import { formatNumber } from '#blocks/format.ts'
import { GroundCurve, GroundRule, groundClass } from '#blocks/ground.tsx'
import { periodData } from '#blocks/period-data.ts'
import { Picture } from '#blocks/picture.tsx'
import type { Card } from '#blocks/related-campaigns/campaign-row.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { ScreenDocument } from '#content-layer/documents/document-types.ts'
import { addVariant, type Variant } from '#content-layer/common/routes.ts'
import type { ContentReader } from '../../documents/content-reader.ts'
import { listFigureRanges } from './figure-range.ts'

type Period = { start: string; end: string }

type Row = Pick<Card, 'bgcolor' | 'keyVisual'> & {
  href: string
  tag: string
  title: string
  figureLead?: string
  /** The only figure, or the lowest and the highest. */
  figures: string[]
  figureLabel?: string
  note: string
  period?: Period | undefined
}

type EntryCampaign = ScreenDocument<'entry'>['campaigns']['entry']

/** Returns the figures of the promotions and their label; none if they have several units or labels. */
function describeFigures({ promotions }: EntryCampaign): Pick<Row, 'figures' | 'figureLabel'> {
  const [figures, ...others] = listFigureRanges(promotions)
  const [figureLabel, ...otherLabels] = new Set(promotions.map(({ headline }) => headline.label))
  if (!figures || figureLabel === undefined || others.length + otherLabels.length > 0) return { figures: [] }
  return { figures, figureLabel }
}

/**
 * Offers that are available in any month: the invitation, the campaigns with an entry, and the base rate with its
 * program.
 */
async function listRows(content: ContentReader, variant: Variant): Promise<Row[]> {
  const [provider, invitation, entry, loyalty] = await Promise.all([
    content.provider(),
    content.screen('invitation'),
    content.screen('entry'),
    content.screen('loyalty'),
  ])
  const [enter, program] = [entry.campaigns.entry, loyalty.program.stage]
  return [
    {
      ...invitation,
      href: addVariant('/jp/card/invitation/', variant),
      figures: [`${formatNumber(invitation.bonus)}P`],
      note: invitation.bonusLead,
      period: invitation.period,
    },
    {
      ...program,
      href: addVariant('/jp/loyalty/', variant),
      figureLead: loyalty.rates.stage.everyone,
      figures: [`${formatNumber(provider.baseRate)}%`],
      note: program.lead,
    },
    { ...enter, href: '/jp/card/entry/', ...describeFigures(enter), note: enter.description, period: enter.period },
  ]
}

/** The section of offers that are available in any month. Rows with a period are hidden once it has ended. */
export async function OngoingOffers({ content, variant }: { content: ContentReader; variant: Variant }) {
  const rows = await listRows(content, variant)
  return (
    <section className="mt-8">
      <h2 className="text-heading leading-snug font-extrabold">いつでもおトク</h2>
      <ul className="mt-4 grid gap-3 desktop:grid-cols-3">
        {rows.map(({ href, tag, title, figureLead, figures, figureLabel, note, bgcolor, keyVisual, period }) => (
          <li key={href}>
            <div {...(period ? periodData(period) : {})} className="h-full ended:hidden">
              <StageColor color={bgcolor} />
              <Anchor
                href={href}
                className={`flex h-full flex-col overflow-hidden rounded-card no-underline tablet:flex-row desktop:flex-col ${stageClass(bgcolor)} bg-(--stage)`}
              >
                <span className="relative z-1 grow px-5 py-4">
                  <span className="block text-small font-bold">{tag}</span>
                  <span className="block text-lead leading-snug font-extrabold whitespace-pre-line">{title}</span>
                  {figures.length > 0 && (
                    <span className="mt-3 flex flex-wrap items-end gap-2 font-extrabold">
                      {figureLead}
                      <span className="flex items-end gap-1">
                        {figures.map((figure, index) => (
                          <Fragment key={figure}>
                            {index > 0 && '〜'}
                            <Figure text={figure} unitScale={0.5} className="text-[min(3.25rem,13vw)]" />
                          </Fragment>
                        ))}
                      </span>
                      {figureLabel !== undefined && (
                        <span className="text-small leading-tight whitespace-pre-line">{figureLabel}</span>
                      )}
                    </span>
                  )}
                  <span className="mt-2 block text-small">{note}</span>
                </span>
                {keyVisual.ground && <GroundRule ground={keyVisual.ground} />}
                <span
                  className={`painted relative mt-auto shrink-0 tablet:w-80 desktop:w-full ${keyVisual.ground ? groundClass(keyVisual.ground) : ''}`.trimEnd()}
                >
                  {keyVisual.ground && <GroundCurve ground={keyVisual.ground} />}
                  <Picture image={{ ...keyVisual, alt: '' }} slot="text" className="h-auto w-full" />
                </span>
              </Anchor>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
