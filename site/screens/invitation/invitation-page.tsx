import { Fact } from '#blocks/facts/fact.tsx'
import { Facts } from '#blocks/facts/facts.tsx'
import { formatNumber } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { stageClass } from '#blocks/stage-color.tsx'

import { publishedContent } from '../../documents/published-content.ts'
import type { Variant } from '#content-layer/routes.ts'
import { CampaignFacts } from '../../shared/screen-campaign-facts.tsx'
import { ErrorBoundary } from '../../shared/error-boundary.tsx'
import { Island } from '../../shared/island.tsx'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { ScreenNotes, ScreenSection, StepSection } from '../../shared/screen-sections.tsx'
import { ScreenStage } from '../../shared/screen-stage.tsx'
import { CarriedQrCode } from '../../shared/carried-qr-code.tsx'
import { StageJump } from '../../shared/stage-jump.tsx'
import { Bonus } from './bonus.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { RegistrationStamp } from './registration-stamp.tsx'
import { ScreenAside } from '../../templates/phone-code.tsx'

const scope = { id: 'invitation', headingLevel: 2 } as const

/** `/jp/card/invitation` and its in-app variant: the bonus, the visitor's own code, and the code they received (D9). */
export async function InvitationPage({ variant }: { variant: Variant }) {
  const content = await publishedContent.screen('invitation')
  const { period, target, bgcolor, shareText, copyText, ownCode, registration, card, upcoming, ended, unscripted } =
    content
  const web = '/jp/card/invitation/'
  return (
    <ScreenPage path={`${web}in-app/`} variant={variant} keeps={['invite-code', 'referer']}>
      <article className={`screen ${stageClass(bgcolor)}`} {...(period ? periodData(period) : {})}>
        <ScreenStage
          id={scope.id}
          content={content}
          stamp={
            <ErrorBoundary fallback={null}>
              <RegistrationStamp words={registration} />
            </ErrorBoundary>
          }
        >
          <Bonus {...content} figure={formatNumber(content.bonus)} scope={scope} />
          <StageJump to="invite">{ownCode.heading}</StageJump>
        </ScreenStage>
        <CampaignFacts period={period} target={target} scope={scope} />
        <div id="invite">
          <Island className="px-5 pt-8">
            <InvitationPanel
              content={{ period, shareText, copyText, ownCode, registration, card, upcoming, ended, unscripted }}
            />
          </Island>
        </div>
        <StepSection heading={content.stepsHeading} steps={content.steps} />
        <ScreenSection heading={content.grantHeading}>
          <Facts scope={scope}>
            {content.grants.map(({ term, detail }) => (
              <Fact key={term} term={term} scope={scope}>
                {detail}
              </Fact>
            ))}
          </Facts>
        </ScreenSection>
        <ScreenNotes annotations={content.annotationLists} scope={scope} />
        {variant === 'web' && <ScreenAside path={web} code={<CarriedQrCode path={web} />} />}
      </article>
    </ScreenPage>
  )
}
