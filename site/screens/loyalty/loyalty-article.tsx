import { stageClass } from '#blocks/stage-color.tsx'

import type { ScreenDocument } from '../../content-layer/documents.ts'
import { QuestionSection, ScreenNotes, StepSection } from '../../shared/screen-sections.tsx'
import { ScreenStage } from '../../shared/screen-stage.tsx'
import { RatesSection } from './rates-section.tsx'

type Props = { content: ScreenDocument<'loyalty'>; view: 'program' | 'card' }

/**
 * The programme, the same for everyone, with the visitor's own rates in it. On the card's page, the card's rate comes
 * first.
 */
export function LoyaltyArticle({ content, view }: Props) {
  const { rates, questionsHeading, questions, annotationLists } = content
  const { stage, stepsHeading, steps } = content[view]
  return (
    <article className={stageClass(stage.bgcolor)}>
      <ScreenStage id="screen" content={stage}>
        <p className="mt-3 font-bold">{stage.lead}</p>
      </ScreenStage>
      <RatesSection words={rates} first={view === 'card' ? 'outer' : 'inner'} />
      <StepSection heading={stepsHeading} steps={steps} />
      <QuestionSection heading={questionsHeading} questions={questions} />
      <ScreenNotes annotations={annotationLists} />
    </article>
  )
}
