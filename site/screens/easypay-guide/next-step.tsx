import { Island } from '../../shared/islands/island.tsx'
import type { ScreenData } from '../../shared/context/screen-data.ts'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { VisitorStep } from './visitor-step.tsx'
import type { NextStepLabels } from './labels.ts'

/** The visitor's status with the matching button. */
export function NextStep({ screen, labels }: { screen: ScreenData; labels: NextStepLabels }) {
  return (
    <section className="half px-5 pt-9 desktop:pt-10">
      <h2 className="mb-4 text-heading font-extrabold">{labels.next.heading}</h2>
      <NoScriptNote />
      <Island screen={screen} of={VisitorStep} props={{ labels }} />
    </section>
  )
}
