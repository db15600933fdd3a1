import { formatNumber } from '#blocks/format.ts'
import { periodData } from '#blocks/period-data.ts'
import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { CampaignFacts } from '../../shared/page/screen-campaign-facts.tsx'
import { Island } from '../../shared/islands/island.tsx'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { FactList, ScreenNotes, ScreenSection, StepSection } from '../../shared/page/screen-sections.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { QrCodeToPhone } from '../../shared/open-app/qr-code-to-phone.tsx'
import { JumpLink } from '../../shared/page/jump-link.tsx'
import { Bonus } from './bonus.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { JumpLabel } from './jump-label.tsx'
import { RegistrationStamp } from './registration-stamp.tsx'

const scope = { id: 'invitation', headingLevel: 2 } as const
const web = '/jp/card/invitation/'

type Props = { content: ContentReader; variant: Variant }

/** `/jp/card/invitation` and its in-app variant: the bonus, the visitor's own code, and the code they received (D9). */
export async function InvitationPage({ content: reader, variant }: Props) {
  const [content, provider] = await Promise.all([reader.screen('invitation'), reader.provider()])
  const screen = getScreenData(provider, `${web}in-app/`, ['invite-code', 'referer'])
  const { period, target, bgcolor, shareText, copyText, ownCode, registration, card, upcoming, ended, unscripted } =
    content
  return (
    <ScreenPage screen={screen} provider={provider} variant={variant}>
      <article className={`screen coded ${stageClass(bgcolor)}`} {...(period ? periodData(period) : {})}>
        <ScreenStage
          id={scope.id}
          content={content}
          campaign={{ period, variant }}
          stamp={<Island screen={screen} of={RegistrationStamp} props={{ labels: registration }} isQuiet />}
        >
          <Bonus {...content} figure={formatNumber(content.bonus)} scope={scope}>
            <JumpLink to="invite" variant={variant}>
              <Island
                screen={screen}
                of={JumpLabel}
                props={{ own: ownCode.jump, received: registration.heading }}
                isQuiet
              />
            </JumpLink>
          </Bonus>
        </ScreenStage>
        <CampaignFacts
          period={period}
          target={target}
          scope={scope}
          code={<Island screen={screen} of={QrCodeToPhone} props={{ path: web }} isQuiet />}
        />
        <div id="invite">
          <Island
            screen={screen}
            of={InvitationPanel}
            props={{
              content: { period, shareText, copyText, ownCode, registration, card, upcoming, ended, unscripted },
            }}
            className="px-5 pt-8 desktop:pt-5"
          />
        </div>
        <StepSection heading={content.stepsHeading} steps={content.steps} />
        <ScreenSection heading={content.grantHeading}>
          <FactList facts={content.grants} scope={scope} />
        </ScreenSection>
        <ScreenNotes annotations={content.annotationLists} scope={scope} />
      </article>
    </ScreenPage>
  )
}
