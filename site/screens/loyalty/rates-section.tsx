import { Island } from '../../shared/islands/island.tsx'
import type { ScreenData } from '../../shared/context/screen-data.ts'
import { NoScriptNote } from '../../shared/page/no-script-note.tsx'
import { VisitorRates, type VisitorRatesProps } from './visitor-rates.tsx'

/** The visitor's point rates, and how the state of their card affects them (specification §3). */
export function RatesSection({ screen, ...props }: VisitorRatesProps & { screen: ScreenData }) {
  return (
    <section className="half px-5 pt-9 desktop:pt-10">
      <h2 className="mb-4 text-heading font-extrabold">{props.labels.heading}</h2>
      <NoScriptNote />
      <Island screen={screen} of={VisitorRates} props={props} />
    </section>
  )
}
