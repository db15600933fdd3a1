import type { ReactNode } from 'react'

import { AnnotationList } from '#blocks/annotation-list/annotation-list.tsx'
import type { Scope } from '#blocks/block-props.ts'
import { Fact, Facts } from '#blocks/facts/facts.tsx'
import { Faq, Question } from '#blocks/faq/faq.tsx'
import { Step, Steps } from '#blocks/steps/steps.tsx'
import type { Annotation } from '#schemas/files/annotation.ts'

/** Headings are below the screen's title, and annotation marks link to the screen's notes. */
const scope = { id: 'screen', headingLevel: 2 } as const

type SectionProps = {
  id?: string
  heading: string
  /** Whether it takes the full width on a desktop instead of half. */
  isWide?: boolean
  /** Whether two stacked sections are next to it on a desktop. */
  isTall?: boolean
  children: ReactNode
}

/** A section of a screen with its heading. */
export function ScreenSection({ id, heading, isWide = false, isTall = false, children }: SectionProps) {
  const place = isWide ? '' : isTall ? 'half desktop:row-span-2' : 'half'
  return (
    <section id={id} className={`px-5 pt-10 ${place}`.trimEnd()}>
      <h2 className="mb-4 text-heading font-extrabold">{heading}</h2>
      {children}
    </section>
  )
}

type Entries = readonly { title: string; detail: string }[]

type StepProps = {
  heading: string
  steps: Entries
  /** Whether the steps are side by side on a desktop, across its width. */
  isInRow?: boolean
}

/** A screen's steps in order. */
export function StepSection({ heading, steps, isInRow = false }: StepProps) {
  return (
    <ScreenSection heading={heading} isWide={isInRow}>
      <div className={isInRow ? 'steps-in-row' : undefined}>
        <Steps scope={scope}>
          {steps.map(({ title, detail }) => (
            <Step key={title} title={title} scope={scope}>
              {detail}
            </Step>
          ))}
        </Steps>
      </div>
    </ScreenSection>
  )
}

/** A screen's questions and answers. */
export function QuestionSection({ heading, questions }: { heading: string; questions: Entries }) {
  return (
    <ScreenSection heading={heading}>
      <Faq scope={scope}>
        {questions.map(({ title, detail }) => (
          <Question key={title} title={title} scope={scope}>
            {detail}
          </Question>
        ))}
      </Faq>
    </ScreenSection>
  )
}

type FactListProps = { facts: readonly { term: string; detail: string }[]; scope: Scope }

/** Terms with their descriptions. */
export function FactList({ facts, scope: factScope }: FactListProps) {
  return (
    <Facts scope={factScope}>
      {facts.map(({ term, detail }) => (
        <Fact key={term} term={term} scope={factScope}>
          {detail}
        </Fact>
      ))}
    </Facts>
  )
}

/** The annotations at the end of a screen; on a desktop in two columns, below those that a mark refers to. */
export function ScreenNotes({ annotations, scope: notesScope = scope }: { annotations: Annotation[]; scope?: Scope }) {
  return (
    <div className="pt-14 tablet:pb-14 desktop:px-5 desktop:notes-in-columns">
      <AnnotationList heading="ご注意" annotations={annotations} scope={notesScope} />
    </div>
  )
}
