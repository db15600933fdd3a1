import { AnnotationList } from '#blocks/annotation-list/annotation-list.tsx'
import { MonthStrip } from '#blocks/month-strip/month-strip.tsx'
import { Picture } from '#blocks/picture.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { CampaignDocument, CampaignEntry, MonthDocument, Provider } from '../content-layer/documents.ts'
import { pathFor, type Variant } from '../routes.ts'
import { CampaignArticle } from './campaign-article.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { StageTag } from './stage.tsx'

type Props = { month: MonthDocument; variant: Variant; inFull: readonly CampaignDocument[]; provider: Provider }

/** The target of a card: the campaign's page, or its section on this one. */
function hrefOf({ id, paths }: CampaignEntry, variant: Variant): string {
  return pathFor(paths, variant) ?? `#${id}`
}

/** The campaigns on a variant of the month's page. */
export function shownIn({ campaigns }: MonthDocument, variant: Variant): CampaignEntry[] {
  return campaigns.filter(({ pages }) => variant === 'in-app' || pages !== 'in-app-only')
}

/** A month: poster, one card per campaign, calendar, and in full the campaigns without a page of their own. */
export function MonthArticle({ month, variant, inFull, provider }: Props) {
  const scope = { id: 'month', headingLevel: 2 } as const
  const shown = shownIn(month, variant)
  return (
    <article>
      <StageColor color={month.bgcolor} />
      <div className={`overflow-hidden ${stageClass(month.bgcolor)} bg-(--stage)`}>
        <div className="px-5 pt-7">
          <StageTag>{month.tag}</StageTag>
          <h1 className="mt-3 text-[clamp(1.875rem,9.6vw,2.5rem)] leading-[1.25] font-black">
            <RichText text={month.title} scope={scope} />
          </h1>
          <p className="mt-3 max-w-120 font-bold">
            <RichText text={month.description} scope={scope} />
          </p>
        </div>
        <Picture image={month.kv} slot="stage" className="mt-2 block h-auto w-full" isFirst />
      </div>
      <section className="px-4 pt-7">
        <h2 className="px-1 text-heading font-extrabold">この月のキャンペーン</h2>
        <ul className="mt-4 grid gap-4">
          {shown.map((entry) => (
            <CampaignCard key={entry.id} entry={entry} href={hrefOf(entry, variant)} />
          ))}
        </ul>
      </section>
      <section className="px-5 pt-14 pb-14">
        <h2 className="mb-4 text-heading font-extrabold">開催日カレンダー</h2>
        <MonthStrip monthId={month.month} campaigns={shown.map(({ card }) => card)} scope={scope} />
      </section>
      {inFull.map((campaign) => (
        <CampaignArticle key={campaign.id} campaign={campaign} provider={provider} headingLevel={3} />
      ))}
      {month.annotationLists.length > 0 && (
        <AnnotationList heading="この月のキャンペーンのご注意" annotations={month.annotationLists} scope={scope} />
      )}
    </article>
  )
}
