import { Picture } from '#blocks/picture.tsx'

import type { ScreenDocument } from '#content-layer/documents/document-types.ts'
import { ScreenSection } from '../../shared/page/screen-sections.tsx'

type Props = { heading: string; steps: ScreenDocument<'easypay-guide'>['steps'] }

/** The registration steps, each with its picture. */
export function GuideSteps({ heading, steps }: Props) {
  return (
    <ScreenSection heading={heading} isTall>
      <ol className="grid gap-4 tablet:grid-cols-2">
        {steps.map(({ title, detail, picture }, index) => (
          <li key={title} className="overflow-hidden rounded-card border border-line">
            <div className="bg-wash py-3">
              <Picture image={picture} slot="step" className="mx-auto h-auto w-40" />
            </div>
            <div className="grid grid-cols-[36px_1fr] gap-3 px-4 py-4">
              <span className="grid size-9 place-items-center rounded-full bg-(--stage) font-black">{index + 1}</span>
              <div>
                <h3 className="pt-1 leading-snug font-bold">{title}</h3>
                <p className="mt-1 text-note text-sub">{detail}</p>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </ScreenSection>
  )
}
