import { ButtonLink } from '#blocks/button/button-link.tsx'
import { periodData } from '#blocks/period-data.ts'
import type { Card } from '#blocks/related-campaigns/campaign-row.tsx'
import { RelatedCampaigns } from '#blocks/related-campaigns/related-campaigns.tsx'

import type { CampaignDocument, MonthDocument } from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import { currentPath, selectPath, type Variant } from '#content-layer/common/routes.ts'
import { CampaignArticle } from './campaign/campaign-article.tsx'
import { CampaignLayout } from './layout/layouts.tsx'
import { listVisibleCampaigns } from './month/campaigns-of-month.ts'
import { QrCode, QrCodeOnDesktop } from './layout/qr-code-image.tsx'

/** Maximum number of other campaigns on a campaign's page; the month's page has all. */
const maxOthers = 4

/** Lists the campaigns that follow one in its month, after the last the first again, in the month's order. */
export function listOtherCampaigns(month: MonthDocument, variant: Variant, id: string): Card[] {
  const monthHref = selectPath(month.paths, variant)
  const visible = listVisibleCampaigns(month, variant)
  const own = visible.findIndex((entry) => entry.id === id)
  const followers = [...visible.slice(own + 1), ...visible.slice(0, Math.max(own, 0))].slice(0, maxOthers)
  return visible
    .filter((entry) => followers.includes(entry))
    .map(({ card, paths, id: otherId }) => ({ ...card, href: selectPath(paths, variant) ?? `${monthHref}#${otherId}` }))
}

type RelatedProps = { campaign: CampaignDocument; others: Card[]; monthHref: string; variant: Variant }

/** The ways on from the end of a campaign: the others of its month, and after its end what runs now. */
function Related({ campaign: { id, period }, others, monthHref, variant }: RelatedProps) {
  const hasOthers = others.length > 0
  return (
    <div className={`wide px-5 ${hasOthers ? 'py-12' : 'py-10'} desktop:px-8 desktop:pt-0 print:hidden`}>
      {hasOthers && (
        <RelatedCampaigns heading="この月のほかのキャンペーン" campaigns={others} scope={{ id, headingLevel: 2 }} />
      )}
      <div className={`${hasOthers ? 'mt-6 ' : ''}grid gap-3 desktop:grid-cols-[20rem_20rem]`}>
        <div className="hidden ended:block" {...periodData(period)}>
          <ButtonLink href={currentPath(variant)} kind="secondary">
            いま開催中のキャンペーンを見る
          </ButtonLink>
        </div>
        <ButtonLink href={monthHref} kind="secondary">
          この月のキャンペーン一覧
        </ButtonLink>
      </div>
    </div>
  )
}

type Props = { content: ContentReader; month: string; id: string; variant: Variant }

/** `/jp/card/{month}/{campaignId}` and its in-app variant. */
export async function CampaignPage({ content, month: monthId, id, variant }: Props) {
  const [provider, month, campaign] = await Promise.all([
    content.provider(),
    content.month(monthId),
    content.campaign(monthId, id),
  ])
  const { web, inApp } = campaign.paths
  const others = listOtherCampaigns(month, variant, id)
  return (
    <CampaignLayout provider={provider} variant={variant} path={inApp ?? month.paths.inApp}>
      <CampaignArticle
        campaign={campaign}
        provider={provider}
        headingLevel={2}
        variant={variant}
        panelFoot={
          variant === 'web' &&
          web !== null && (
            <div className="desktop:mt-5 desktop:border-t desktop:border-line desktop:pt-5">
              <QrCodeOnDesktop code={<QrCode path={web} />} />
            </div>
          )
        }
      />
      <Related campaign={campaign} others={others} monthHref={selectPath(month.paths, variant)} variant={variant} />
    </CampaignLayout>
  )
}
