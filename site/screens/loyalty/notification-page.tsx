import { ButtonLink } from '#blocks/button/button-link.tsx'
import { Picture } from '#blocks/picture.tsx'
import { StageColor, stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { Island } from '../../shared/islands/island.tsx'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { StepSection } from '../../shared/page/screen-sections.tsx'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { StageFrame, StageTag } from '../../templates/layout/stage-frame.tsx'
import { NotificationView } from './notification-view.tsx'

/**
 * `/jp/card/loyalty/notification?id=…`: the change in the visitor's rate on the stage of the programme, always with a
 * link to the rates, and then how to raise them.
 */
export async function NotificationPage({ content }: { content: ContentReader }) {
  const [{ notification, program, card }, provider] = await Promise.all([content.screen('loyalty'), content.provider()])
  const screen = getScreenData(provider, '/jp/card/loyalty/notification/', ['id'])
  const { bgcolor, keyVisual } = program.stage
  const picture = <Picture image={keyVisual} slot="stage" className="block h-auto w-full" isFirst />
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <article className={`screen pb-14 ${stageClass(bgcolor)}`}>
        <div>
          <StageColor color={bgcolor} />
          <StageFrame picture={picture} ground={keyVisual.ground}>
            <StageTag as="h1">{notification.heading}</StageTag>
            <div className="mt-4 grid min-h-64 grid-cols-[minmax(0,1fr)] items-center tablet:min-h-53 desktop:min-h-58">
              <NoScriptNote />
              <Island screen={screen} of={NotificationView} props={{ labels: notification }} />
            </div>
            <div className="mt-5 max-w-90">
              <ButtonLink href="/jp/card/loyalty/" kind="secondary">
                {notification.toRates}
              </ButtonLink>
            </div>
          </StageFrame>
        </div>
        <StepSection heading={card.stepsHeading} steps={card.steps} isInRow />
      </article>
    </ScreenPage>
  )
}
