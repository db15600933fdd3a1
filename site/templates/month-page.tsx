import type { CampaignDocument } from '#content-layer/documents/document-types.ts'
import type { ContentReader } from '../documents/content-reader.ts'
import type { Variant } from '#content-layer/common/routes.ts'
import { CampaignLayout } from './layout/layouts.tsx'
import { MonthArticle } from './month/month-article.tsx'

/** Reads the campaigns shown in full on the month's page because they have no page of their own. */
export async function listCampaignsInFull(content: ContentReader, monthId: string): Promise<CampaignDocument[]> {
  const { campaigns } = await content.month(monthId)
  return Promise.all(
    campaigns.filter(({ pages }) => pages === 'summary-only').map(({ id }) => content.campaign(monthId, id)),
  )
}

type Props = {
  content: ContentReader
  month: string
  variant: Variant
}

/** `/jp/card/{month}` and its in-app variant. */
export async function MonthPage({ content, month: monthId, variant }: Props) {
  const [provider, month, inFull] = await Promise.all([
    content.provider(),
    content.month(monthId),
    listCampaignsInFull(content, monthId),
  ])
  return (
    <CampaignLayout provider={provider} variant={variant} path={month.paths.inApp}>
      <MonthArticle month={month} variant={variant} inFull={inFull} provider={provider} />
    </CampaignLayout>
  )
}
