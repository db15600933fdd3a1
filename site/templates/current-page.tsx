import { CampaignRow } from '#blocks/related-campaigns/campaign-row.tsx'
import { parseEnd } from '#schemas/japan-time.ts'

import type { MonthDocument } from '../content-layer/documents.ts'
import type { ContentReader } from '../render/content-reader.ts'
import { currentPath, type Variant } from '../routes.ts'
import { otherCampaigns, type Cards } from './campaign-page.tsx'
import { EndedFold } from './ended-fold.tsx'
import { CampaignLayout } from './layouts.tsx'
import { PhoneCode } from './phone-code.tsx'

/** As many as a visitor may want to look through. */
const longest = 40

/** The campaigns of all months as rows, the one that ends last first. */
export async function newestCampaigns(content: ContentReader, variant: Variant, most = longest): Promise<Cards> {
  const months = await content.months()
  const documents: MonthDocument[] = await Promise.all(months.map(({ month }) => content.month(month)))
  return documents
    .flatMap((month) => otherCampaigns(month, variant))
    .sort((a, b) => parseEnd(b.period.end) - parseEnd(a.period.end))
    .slice(0, most)
}

/**
 * `/jp/card/` and its in-app variant: what runs now and what comes, whatever its month. Where ended campaigns send their
 * visitors.
 */
export async function CurrentPage({ content, variant }: { content: ContentReader; variant: Variant }) {
  const [provider, campaigns] = await Promise.all([content.provider(), newestCampaigns(content, variant)])
  return (
    <CampaignLayout provider={provider} variant={variant} path={currentPath('in-app')}>
      <section className="wide px-5 pt-10 pb-14 desktop:px-8">
        <h1 className="text-title font-extrabold">いまのキャンペーン</h1>
        <p className="mt-2 hidden over:block">
          いま開催中のキャンペーンはありません。次のキャンペーンをお待ちください。
        </p>
        <ul data-by-state="" className="mt-5 grid gap-3 desktop:grid-cols-2">
          {campaigns.map((campaign) => (
            <CampaignRow key={campaign.href} {...campaign} />
          ))}
        </ul>
        <EndedFold listClass="mt-4 grid gap-3 desktop:grid-cols-2" />
        {variant === 'web' && (
          <div className="pt-10 desktop:-ml-5 desktop:w-100">
            <PhoneCode path={currentPath('web')} />
          </div>
        )}
      </section>
    </CampaignLayout>
  )
}
