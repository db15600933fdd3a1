import { stageClass } from '#blocks/stage-color.tsx'

import { publishedContent } from '../../documents/published-content.ts'
import { ScreenPage } from '../../shared/screen-page.tsx'
import { QuestionSection, ScreenNotes } from '../../shared/screen-sections.tsx'
import { ScreenStage } from '../../shared/screen-stage.tsx'
import { GuideSteps } from './guide-steps.tsx'
import { NextStep } from './next-step.tsx'
import { ScreenAside } from '../../templates/phone-code.tsx'

const paths = { general: '/guide/easypay/registration/', mercard: '/guide/easypay/registration/mercard/' } as const

/** `/guide/easypay/registration` and `/mercard`: how to register for easypay, and the visitor's next step. */
export async function EasypayGuidePage({ variant }: { variant: keyof typeof paths }) {
  const {
    stage: generalStage,
    mercardStage,
    statuses,
    ages,
    next,
    ...content
  } = await publishedContent.screen('easypay-guide')
  const stage = variant === 'mercard' ? mercardStage : generalStage
  return (
    <ScreenPage path={paths[variant]} variant="web">
      <article className={`screen ${stageClass(stage.bgcolor)}`}>
        <ScreenStage id="screen" content={stage}>
          <p className="mt-3 font-bold">{stage.lead}</p>
        </ScreenStage>
        <NextStep words={{ statuses, ages, next }} />
        <GuideSteps heading={content.stepsHeading} steps={content.steps} />
        <QuestionSection heading={content.questionsHeading} questions={content.questions} />
        <ScreenNotes annotations={content.annotationLists} />
        <ScreenAside path={paths[variant]} />
      </article>
    </ScreenPage>
  )
}
