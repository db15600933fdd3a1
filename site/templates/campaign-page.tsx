import { formatNumber, oneLine } from '#blocks/format.ts'
import { RelatedCampaigns } from '#blocks/related-campaigns/related-campaigns.tsx'
import { ButtonLink } from '#blocks/button/button-link.tsx'
import type { BlockData } from '#schemas/blocks.ts'

import type { MonthDocument } from '../content-layer/documents.ts'
import type { ContentReader } from '../render/content-reader.ts'
import { pathFor, type Variant } from '../routes.ts'
import { CampaignArticle } from './campaign-article.tsx'
import { DesktopAside } from './desktop-aside.tsx'
import { CampaignLayout } from './layouts.tsx'
import { shownIn } from './month-article.tsx'

type Cards = BlockData<'RelatedCampaigns'>['campaigns']

function otherCampaigns(month: MonthDocument, id: string, variant: Variant): Cards {
  const monthHref = pathFor(month.paths, variant)
  return shownIn(month, variant)
    .filter((entry) => entry.id !== id)
    .map(({ card, paths, id: otherId }) => ({ ...card, href: pathFor(paths, variant) ?? `${monthHref}#${otherId}` }))
}

function Related({ id, others, monthHref }: { id: string; others: Cards; monthHref: string }) {
  return (
    <div className="px-5 pt-12 pb-12">
      {others.length > 0 && (
        <RelatedCampaigns heading="この月のほかのキャンペーン" campaigns={others} scope={{ id, headingLevel: 2 }} />
      )}
      <div className="mt-6">
        <ButtonLink href={monthHref} kind="secondary">
          この月のキャンペーン一覧
        </ButtonLink>
      </div>
    </div>
  )
}

function asideLinks(others: Cards) {
  return others.map(({ href, title, headline }) => ({
    href,
    title: oneLine(title),
    figure: `${headline.kind === 'extra' ? '＋' : ''}${formatNumber(headline.figure)}${headline.unit}`,
  }))
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
  const others = otherCampaigns(month, id, variant)
  const aside =
    web === null || variant === 'in-app' ? undefined : <DesktopAside path={web} others={asideLinks(others)} />
  return (
    <CampaignLayout provider={provider} variant={variant} path={inApp ?? month.paths.inApp} aside={aside}>
      <CampaignArticle campaign={campaign} provider={provider} headingLevel={2} />
      <Related id={id} others={others} monthHref={pathFor(month.paths, variant)} />
    </CampaignLayout>
  )
}
