import { MonthCalendar } from '#blocks/month-calendar/month-calendar.tsx'
import { periodData } from '#blocks/period-data.ts'

import type { CampaignDocument, MonthDocument, Provider } from '#content-layer/documents/document-types.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { CampaignArticle } from '../campaign/campaign-article.tsx'
import { CampaignFold } from '../campaign/campaign-fold.tsx'
import { CampaignCard } from '../campaign/campaign-card.tsx'
import { MonthPoster } from './month-poster.tsx'
import { AppOnlyCampaigns } from './app-only-campaigns.tsx'
import { getCampaignHref, listVisibleCampaigns } from './campaigns-of-month.ts'
import { Notes } from '../campaign/notes.tsx'
import { QrCodePanel } from '../layout/qr-code-image.tsx'

export const monthHeadings = {
  campaigns: 'この月のキャンペーン',
  calendar: '開催日カレンダー',
  notes: 'この月のキャンペーンのご注意',
} as const

type Props = { month: MonthDocument; variant: Variant; inFull: readonly CampaignDocument[]; provider: Provider }

type FullProps = { provider: Provider; variant: Variant; sharedNotes: ReadonlySet<string> }

const cardList = 'cards mt-4 grid gap-4 desktop:gap-6'

/** The campaigns with all details on this page, in the order of their states. */
function FullCampaigns({ campaigns, ...props }: { campaigns: readonly CampaignDocument[] } & FullProps) {
  return (
    <>
      <ul data-by-state="" className="pt-8 desktop:pt-12 desktop:[--max-figure:8.5rem]">
        {campaigns.map((campaign) => (
          <li key={campaign.id} {...periodData(campaign.period)}>
            <CampaignArticle campaign={campaign} headingLevel={3} {...props} />
          </li>
        ))}
      </ul>
      <CampaignFold className="wide px-5 pt-4 pb-10 desktop:px-8" listClass="-mx-5 mt-4 desktop:-mx-8" />
    </>
  )
}

/**
 * A month: poster, one card per campaign with a page of its own, in full those without one, calendar, and the notes
 * that all share. The page script moves campaigns that end today and running ones to the front, and collapses ended
 * ones and the terms of the rest, so that the page stays short. A month's only campaign stands on the poster.
 */
export function MonthArticle({ month, variant, inFull, provider }: Props) {
  const scope = { id: 'month', headingLevel: 2 } as const
  const shown = listVisibleCampaigns(month, variant)
  const cards = shown.length > 1 ? shown.filter(({ pages }) => pages !== 'summary-only') : []
  const sharedNotes = new Set(month.annotationLists.map(({ detail }) => detail))
  const hasMore = variant === 'web' && shown.length < month.campaigns.length
  return (
    <article>
      <MonthPoster month={month} campaigns={shown} variant={variant} />
      {cards.length > 0 && (
        <section className="wide px-5 pt-7 pb-10 desktop:px-8">
          <h2 className="text-heading font-extrabold">{monthHeadings.campaigns}</h2>
          <ul data-by-state="" className={cardList}>
            {cards.map((entry) => (
              <CampaignCard key={entry.id} entry={entry} href={getCampaignHref(entry, variant)} />
            ))}
          </ul>
          <CampaignFold listClass={cardList} />
        </section>
      )}
      {hasMore && <AppOnlyCampaigns month={month} provider={provider} />}
      {inFull.length > 0 && (
        <FullCampaigns campaigns={inFull} provider={provider} variant={variant} sharedNotes={sharedNotes} />
      )}
      {shown.length > 1 && (
        <section className="wide px-5 pt-10 pb-12 desktop:px-8">
          <h2 className="mb-4 text-heading font-extrabold">{monthHeadings.calendar}</h2>
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
      )}
      <div className="wide beside tablet:pt-10 pb-10">
        {month.annotationLists.length > 0 && (
          <Notes heading={monthHeadings.notes} annotations={month.annotationLists} scope={scope} />
        )}
        {variant === 'web' && <QrCodePanel path={month.paths.web} />}
      </div>
    </article>
  )
}
