import { ButtonLink } from '#blocks/button/button-link.tsx'
import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { Island } from '../../shared/islands/island.tsx'
import { PhonePanel } from '../../shared/open-app/phone-panel.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { StepSection } from '../../shared/page/screen-sections.tsx'
import { AppRedirect } from './app-redirect.tsx'

const path = '/r/mercard-application/'

/** `/r/mercard-application`: redirects to the card application in the app. It reads no query parameters. */
export async function MercardApplicationPage({ content }: { content: ContentReader }) {
  const [application, provider] = await Promise.all([content.screen('mercard-application'), content.provider()])
  const { stage, stepsHeading, steps, ...labels } = application
  const { appPath, open, opening, opened, phone } = labels
  const screen = getScreenData(provider, path)
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <article className={`screen pb-12 ${stageClass(stage.bgcolor)}`}>
        <ScreenStage id="screen" content={stage}>
          <p className="mt-3 font-bold text-balance">{stage.lead}</p>
        </ScreenStage>
        <div className="half grid grid-cols-[minmax(0,1fr)] content-start gap-4 px-5 pt-8 desktop:pt-10">
          <PhonePanel heading={labels.desktopHeading} message={labels.desktop} path={path} />
          <div className="max-w-90 in-app:hidden on-android:hidden on-ios:hidden">
            <ButtonLink href="/install-app/" kind="secondary">
              {labels.aboutApp}
            </ButtonLink>
          </div>
          <div className="hidden in-app:block on-android:block on-ios:block">
            <Island screen={screen} of={AppRedirect} props={{ labels: { appPath, open, opening, opened, phone } }} />
          </div>
        </div>
        <StepSection heading={stepsHeading} steps={steps} />
      </article>
    </ScreenPage>
  )
}
