import { stageClass } from '#blocks/stage-color.tsx'

import type { ScreenDocument } from '#content-layer/documents/document-types.ts'
import { Island } from '../../shared/islands/island.tsx'
import type { ScreenData } from '../../shared/context/screen-data.ts'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { QuestionSection, ScreenNotes, StepSection } from '../../shared/page/screen-sections.tsx'
import { ScreenStage } from '../../shared/stage/screen-stage.tsx'
import { StageRate } from './stage-rate.tsx'
import { VisitorRates } from './visitor-rates.tsx'

type Props = {
  screen: ScreenData
  content: ScreenDocument<'loyalty'>
  /** The rate that everyone gets, in percent. */
  baseRate: number
  view: 'program' | 'card'
}

/**
 * The programme, the same for everyone, including the visitor's own rates. On the card's page, the card's rate is
 * first.
 */
export function LoyaltyArticle({ screen, content, baseRate, view }: Props) {
  const { rates, questionsHeading, questions, annotationLists } = content
  const { stage, stepsHeading, steps } = content[view]
  const first = view === 'card' ? 'outer' : 'inner'
  return (
    <article className={`screen ${stageClass(stage.bgcolor)}`}>
      <ScreenStage id="screen" content={stage}>
        <p className="mt-3 font-bold text-balance">{stage.lead}</p>
        <Island screen={screen} of={StageRate} props={{ labels: rates, first, baseRate }} isQuiet />
      </ScreenStage>
      <section className="px-5 pt-9 desktop:pt-10">
        <h2 className="mb-4 text-heading font-extrabold">{rates.heading}</h2>
        <NoScriptNote />
        <Island screen={screen} of={VisitorRates} props={{ labels: rates, first }} />
      </section>
      <StepSection heading={stepsHeading} steps={steps} />
      <QuestionSection heading={questionsHeading} questions={questions} />
      <ScreenNotes annotations={annotationLists} />
    </article>
  )
}
