import { Fact, Facts } from '#blocks/facts/facts.tsx'
import { Notice } from '#blocks/notice/notice.tsx'
import { RichText } from '#blocks/rich-text.tsx'
import { stageClass } from '#blocks/stage-color.tsx'

import type { ContentReader } from '../../documents/content-reader.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { Island } from '../../shared/islands/island.tsx'
import { getScreenData } from '../../shared/context/screen-data.ts'
import { ScreenPage } from '../../shared/page/screen-page.tsx'
import { QuestionSection, ScreenNotes, ScreenSection, StepSection } from '../../shared/page/screen-sections.tsx'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { LendingStage } from './lending-stage.tsx'
import { RepaymentExamples } from './repayment-examples.tsx'
import { Simulator } from './simulator.tsx'

const scope = { id: 'lending', headingLevel: 2 } as const
const web = '/jp/lending/'

/** `/jp/lending` and its in-app variant (D1): the rate, a repayment simulation, and the legal notes on loans. */
export async function LendingPage({ content: reader, variant }: { content: ContentReader; variant: Variant }) {
  const [content, provider] = await Promise.all([reader.screen('lending'), reader.provider()])
  const screen = getScreenData(provider, `${web}in-app/`)
  const { offers, limits } = content
  const { heading, unscripted, ...simulator } = content.simulator
  return (
    <ScreenPage screen={screen} provider={provider} variant={variant}>
      <article className={`screen ${stageClass(content.bgcolor)}`}>
        <LendingStage content={content} />
        <ScreenSection id="simulator" heading={heading} isWide>
          <NoScriptNote>{unscripted}</NoScriptNote>
          <Island screen={screen} of={Simulator} props={{ labels: { simulator, offers, limits } }} />
        </ScreenSection>
        <div className="px-5 pt-10">
          <Notice title={content.caution.title} scope={scope}>
            {content.caution.detail}
          </Notice>
        </div>
        <RepaymentExamples examples={content.examples} />
        <StepSection heading={content.stepsHeading} steps={content.steps} />
        <ScreenSection heading={content.termsHeading}>
          <Facts scope={scope}>
            {content.terms.map(({ term, detail }) => (
              <Fact key={term} term={term} scope={scope}>
                <RichText text={detail} scope={scope} />
              </Fact>
            ))}
          </Facts>
        </ScreenSection>
        <QuestionSection heading={content.questionsHeading} questions={content.questions} />
        <ScreenNotes annotations={content.annotationLists} scope={scope} />
      </article>
    </ScreenPage>
  )
}
