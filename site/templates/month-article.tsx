import { MonthCalendar } from '#blocks/month-calendar/month-calendar.tsx'
import { periodData } from '#blocks/period-data.ts'

import type { CampaignDocument, CampaignSummary, MonthDocument, Provider } from '#content-layer/documents/documents.ts'
import type { Variant } from '#content-layer/routes.ts'
import { CampaignArticle } from './campaign-article.tsx'
import { EndedFold } from './ended-fold.tsx'
import { CampaignCard, hrefOf } from './campaign-card.tsx'
import { MonthChips, MonthPoster } from './month-poster.tsx'
import { MoreInApp } from './more-in-app.tsx'
import { Notes } from './notes.tsx'
import { PhoneCode } from './phone-code.tsx'

type Props = { month: MonthDocument; variant: Variant; inFull: readonly CampaignDocument[]; provider: Provider }

/** The campaigns on a variant of the month's page. */
export function visibleIn({ campaigns }: MonthDocument, variant: Variant): CampaignSummary[] {
  return campaigns.filter(({ pages }) => variant === 'in-app' || pages !== 'in-app-only')
}

const cardList = 'mt-4 grid gap-4 desktop:grid-cols-2 desktop:gap-6'

/**
 * A month: poster, chips, one card per campaign, calendar, in full the campaigns without a page of their own, and the
 * notes that all share. The page script puts first what runs, and folds what has ended and the terms of the rest, so
 * that the page stays short.
 */
export function MonthArticle({ month, variant, inFull, provider }: Props) {
  const scope = { id: 'month', headingLevel: 2 } as const
  const shown = visibleIn(month, variant)
  const sharedNotes = new Set(month.annotationLists.map(({ detail }) => detail))
  return (
    <article>
      <MonthPoster month={month} campaigns={shown} variant={variant} />
      {shown.length > 1 && <MonthChips campaigns={shown} />}
      <section className="wide px-4 pt-7 desktop:px-8">
        <h2 className="px-1 text-heading font-extrabold">この月のキャンペーン</h2>
        <ul data-by-state="" className={cardList}>
          {shown.map((entry) => (
            <CampaignCard key={entry.id} entry={entry} href={hrefOf(entry, variant)} />
          ))}
        </ul>
        <EndedFold listClass={cardList} />
        {variant === 'web' && <MoreInApp month={month} provider={provider} />}
      </section>
      <section className="wide px-5 pt-14 pb-14 desktop:px-8">
        <h2 className="mb-4 text-heading font-extrabold">開催日カレンダー</h2>
        <MonthCalendar
          monthId={month.month}
          campaigns={shown.map(({ posterName, isEighthDay, card: { bgcolor, period } }) => ({
            title: posterName,
            bgcolor,
            period,
            isEighthDay,
          }))}
          scope={scope}
        />
      </section>
      {inFull.length > 0 && (
        <>
          <ul data-by-state="">
            {inFull.map((campaign) => (
              <li key={campaign.id} {...periodData(campaign.period)}>
                <CampaignArticle
                  campaign={campaign}
                  provider={provider}
                  headingLevel={3}
                  variant={variant}
                  sharedNotes={sharedNotes}
                />
              </li>
            ))}
          </ul>
          <EndedFold className="px-5 pt-4 pb-10 desktop:px-8" listClass="-mx-5 mt-4 desktop:-mx-8" />
        </>
      )}
      {month.annotationLists.length > 0 && (
        <div className="wide desktop:px-8 desktop:pb-14">
          <Notes heading="この月のキャンペーンのご注意" annotations={month.annotationLists} scope={scope} />
        </div>
      )}
      {variant === 'web' && (
        <div className="wide pt-10 pb-14">
          <div className="desktop:w-100">
            <PhoneCode path={month.paths.web} />
          </div>
        </div>
      )}
    </article>
  )
}
