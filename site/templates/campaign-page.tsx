import { RelatedCampaigns } from '#blocks/related-campaigns/related-campaigns.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'

import { readCampaign, readIndex, readMonth } from '../content.ts'
import type { MonthDocument } from '../content-layer/documents.ts'
import type { Variant } from '../routes.ts'
import { CampaignArticle } from './campaign-article.tsx'
import { DesktopAside } from './desktop-aside.tsx'
import { CampaignLayout } from './layouts.tsx'
import { shownIn } from './month-article.tsx'

function Related({ month, id, variant }: { month: MonthDocument; id: string; variant: Variant }) {
  const monthHref = variant === 'in-app' ? month.paths.inApp : month.paths.web
  const others = shownIn(month, variant)
    .filter((entry) => entry.id !== id)
    .map(({ card, paths, id: otherId }) => ({ ...card, href: (variant === 'in-app' ? paths.inApp : paths.web) ?? `${monthHref}#${otherId}` }))
  return (
    <div className="px-5 pt-12 pb-12">
      {others.length > 0 && <RelatedCampaigns heading="この月のほかのキャンペーン" campaigns={others} scope={{ id, headingLevel: 2 }} />}
      <div className="mt-6">
        <ButtonLink href={monthHref} kind="sub">
          この月のキャンペーン一覧
        </ButtonLink>
      </div>
    </div>
  )
}

/** `/jp/card/{month}/{campaignId}` and its in-app variant. */
export async function CampaignPage({ month: monthId, id, variant }: { month: string; id: string; variant: Variant }) {
  const [{ provider }, month, campaign] = await Promise.all([readIndex(), readMonth(monthId), readCampaign(monthId, id)])
  const { web, inApp } = campaign.paths
  const aside = web === null ? undefined : <DesktopAside url={`${provider.siteUrl}${web}`} />
  return (
    <CampaignLayout provider={provider} variant={variant} path={inApp ?? month.paths.inApp} aside={aside}>
      <CampaignArticle campaign={campaign} provider={provider} headingLevel={2} />
      <Related month={month} id={id} variant={variant} />
    </CampaignLayout>
  )
}
