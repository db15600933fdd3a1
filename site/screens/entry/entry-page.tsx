import { periodData } from '#blocks/period-data.ts'
import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { CampaignFacts } from '../../shared/page/screen-campaign-facts.tsx'
import { Island } from '../../shared/islands/island.tsx'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { ScreenNotes, StepSection } from '../../shared/page/screen-sections.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { QrCodeToPhone } from '../../shared/open-app/qr-code-to-phone.tsx'
import { JumpLink } from '../../shared/page/jump-link.tsx'
import { entryPages } from './entry-pages.ts'
import { promotionsId } from './labels.ts'
import { EntryListState } from './entry-list-state.tsx'
import { EntryStamp } from './entry-stamp.tsx'
import { StageOffer } from './stage-offer.tsx'
import { PromotionCard } from './promotion-card.tsx'

const scope = { id: 'entry', headingLevel: 2 } as const

/** A link may name a promotion; its detail is then opened. */
const keptParameters = ['promotion'] as const

type Props = { content: ContentReader; name: keyof typeof entryPages }

/** The page of an entry campaign: its promotions, each with terms and a button (D10). */
export async function EntryPage({ content, name }: Props) {
  const [{ campaigns, words: labels }, provider] = await Promise.all([content.screen('entry'), content.provider()])
  const { path, variant } = entryPages[name]
  const campaign = campaigns[name]
  const { period, target, bgcolor, promotions } = campaign
  const promotionKeys = promotions.map(({ promotionKey }) => promotionKey)
  const context = { promotionKeys, period, labels, ...(name === 'inApp' ? { appOnlyPath: path } : {}) }
  const screen = getScreenData(provider, path, keptParameters)
  return (
    <ScreenPage screen={screen} provider={provider} variant={variant}>
      <article className={`screen coded ${stageClass(bgcolor)}`} {...(period ? periodData(period) : {})}>
        <ScreenStage
          id={scope.id}
          content={campaign}
          campaign={{ period, variant }}
          stamp={
            <Island screen={screen} of={EntryStamp} props={{ promotionKeys, allEntered: labels.entered }} isQuiet />
          }
        >
          <p className="mt-3 font-bold text-balance">{campaign.description}</p>
          <StageOffer promotions={promotions} />
          <JumpLink to={promotionsId} variant={variant}>
            {campaign.promotionsHeading}
          </JumpLink>
        </ScreenStage>
        <CampaignFacts
          period={period}
          target={target}
          scope={scope}
          code={<Island screen={screen} of={QrCodeToPhone} props={{ path }} isQuiet />}
        />
        <section id={promotionsId} className="px-5 pt-10 desktop:pt-5">
          <div className="items-center gap-x-4 desktop:flex">
            <h2 className="desktop:min-w-[6.5em] text-heading font-extrabold">{campaign.promotionsHeading}</h2>
            <Island screen={screen} of={EntryListState} props={{ context }} isQuiet />
          </div>
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 two-column:mt-2">
            {promotions.map((promotion) => (
              <PromotionCard
                key={promotion.promotionKey}
                screen={screen}
                promotion={promotion}
                baseRate={provider.baseRate}
                context={context}
              />
            ))}
          </ul>
        </section>
        <StepSection heading={campaign.stepsHeading} steps={campaign.steps} />
        <ScreenNotes annotations={campaign.annotationLists} scope={scope} />
      </article>
    </ScreenPage>
  )
}
