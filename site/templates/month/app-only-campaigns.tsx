import { listRewards } from '#blocks/rate-and-cap.ts'
import { periodData } from '#blocks/period-data.ts'

import type { MonthDocument, Provider } from '#content-layer/documents/document-types.ts'
import { PhoneAppLinks } from '../layout/phone-app-links.tsx'

/** The in-app-only campaigns of a month, listed on its web page with a link into the app on phones. */
export function AppOnlyCampaigns({ month, provider }: { month: MonthDocument; provider: Provider }) {
  const inApp = month.campaigns.filter(({ pages }) => pages === 'in-app-only')
  if (inApp.length === 0) return null
  const button = 'mt-4 hidden min-h-11 place-items-center rounded-full border-2 border-ink px-5 text-note font-bold no-underline' // prettier-ignore
  return (
    <section className="wide px-5 pt-8 pb-10 desktop:px-8 desktop:pb-0">
      <h2 className="text-heading leading-snug font-extrabold">
        アプリには、ほかに{inApp.length}
        {inApp.length < 10 ? 'つ' : '件'}あります
      </h2>
      <ul className="mt-3 rows desktop:grid desktop:grid-cols-2 desktop:gap-x-12">
        {inApp.map(({ id, posterName, card: { headline, period } }) => (
          <li
            key={id}
            className="flex items-baseline justify-between gap-3 py-1.5 text-note font-bold ended:text-sub"
            {...periodData(period)}
          >
            {posterName}
            <b className="text-lead font-black tabular">{listRewards(headline).join('')}</b>
          </li>
        ))}
      </ul>
      <PhoneAppLinks provider={provider} path={month.paths.inApp} className={button}>
        アプリで見る
      </PhoneAppLinks>
    </section>
  )
}
