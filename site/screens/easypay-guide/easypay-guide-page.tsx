import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { Island } from '../../shared/islands/island.tsx'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { QuestionSection, ScreenNotes } from '../../shared/page/screen-sections.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { VisitorStep } from './visitor-step.tsx'

const paths = { general: '/guide/easypay/registration/', mercard: '/guide/easypay/registration/mercard/' } as const

/** `/guide/easypay/registration` and `/mercard`: how to register for easypay, and the visitor's next step. */
export async function EasypayGuidePage({ content, variant }: { content: ContentReader; variant: keyof typeof paths }) {
  const [guide, provider] = await Promise.all([content.screen('easypay-guide'), content.provider()])
  const { stage: generalStage, mercardStage, statuses, ages, next } = guide
  const screen = getScreenData(provider, paths[variant])
  const stage = variant === 'mercard' ? mercardStage : generalStage
  return (
    <ScreenPage screen={screen} provider={provider} variant="web">
      <article className={`screen ${stageClass(stage.bgcolor)}`}>
        <ScreenStage id="screen" content={stage}>
          <p className="mt-3 font-bold text-balance">{stage.lead}</p>
        </ScreenStage>
        <section className="half px-5 pt-9 desktop:pt-10">
          <h2 className="mb-4 text-heading font-extrabold">{next.heading}</h2>
          <NoScriptNote />
          <Island screen={screen} of={VisitorStep} props={{ labels: { statuses, ages, next } }} />
        </section>
        <GuideSteps heading={guide.stepsHeading} steps={guide.steps} />
        <QuestionSection heading={guide.questionsHeading} questions={guide.questions} />
        <ScreenNotes annotations={guide.annotationLists} />
      </article>
    </ScreenPage>
  )
}
