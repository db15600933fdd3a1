import type { ContentReader } from '../documents/content-reader.ts'
import { currentPath, type Variant } from '#content-layer/common/routes.ts'
import { OngoingOffers } from './offers/ongoing-offers.tsx'
import { CampaignFold } from './campaign/campaign-fold.tsx'
import { CampaignLayout } from './layout/layouts.tsx'
import { OfferRow } from './offers/offer-row.tsx'
import { listOffers } from './offers/offers.ts'
import { QrCodePanel } from './layout/qr-code-image.tsx'
import { WeekStrip } from './offers/week-strip.tsx'

const listClass = 'cards mt-4 grid gap-3'

/**
 * A group into which the page script moves the offers in one state; hidden while there is none. Where running campaigns
 * come first, the page's title is their heading.
 */
function Group({ name, heading }: { name: string; heading: string }) {
  const isTitled = name === 'DURING_THE_PERIOD'
  return (
    <section hidden data-group={name} className={`mt-8 ${isTitled ? '[[hidden]+&]:mt-2' : ''}`.trimEnd()}>
      <h2 className={`text-heading leading-snug font-extrabold ${isTitled ? '[[hidden]+*>&]:hidden' : ''}`.trimEnd()}>
        {heading}
      </h2>
      <ul className={listClass} />
    </section>
  )
}

/**
 * `/jp/card/` and its in-app variant: campaigns that end today, that run, what is available in any month, upcoming
 * campaigns, those that start later than in a month folded, and ended campaigns. Ended pages link to it. On the web, campaigns of the app are listed with the way into it.
 * Only a browser knows the day: without scripts all are in one list.
 */
export async function CurrentPage({ content, variant }: { content: ContentReader; variant: Variant }) {
  const [provider, offers, always] = await Promise.all([
    content.provider(),
    listOffers(content, variant, { hasInAppOnly: true }),
    OngoingOffers({ content, variant }),
  ])
  return (
    <CampaignLayout provider={provider} variant={variant} path={currentPath('in-app')}>
      <section className="wide px-5 pt-10 pb-14 desktop:px-8">
        <h1 className="text-title font-extrabold">いまのキャンペーン</h1>
        <p className="mt-2 hidden over:block">
          期間を決めたキャンペーンは、いまお休みです。いつでも使えるおトクをご案内します。
        </p>
        <WeekStrip />
        <div data-grouped="">
          <div>
            <ul className={listClass}>
              {offers.map((offer) => (
                <OfferRow key={offer.href} offer={offer} provider={provider} />
              ))}
            </ul>
          </div>
          <Group name="last" heading="今日まで" />
          <Group name="DURING_THE_PERIOD" heading="開催中" />
          {always}
          <Group name="BEFORE_THE_PERIOD" heading="これから" />
          <div className="desktop:mt-8 desktop:grid desktop:grid-cols-[1fr_20rem] desktop:gap-12">
            <div>
              <CampaignFold group="later" summary="1か月より先のキャンペーン" listClass={listClass} />
              <CampaignFold group="AFTER_THE_PERIOD" listClass={listClass} />
            </div>
            {variant === 'web' && <QrCodePanel path={currentPath('web')} />}
          </div>
        </div>
      </section>
    </CampaignLayout>
  )
}
