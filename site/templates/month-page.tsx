import type { ContentReader } from '../render/content-reader.ts'
import type { Variant } from '../routes.ts'
import { CampaignLayout } from './layouts.tsx'
import { MonthArticle } from './month-article.tsx'

/** `/jp/card/{month}` and its in-app variant. */
export async function MonthPage({
  content,
  month: monthId,
  variant,
}: {
  content: ContentReader
  month: string
  variant: Variant
}) {
  const [provider, month] = await Promise.all([content.provider(), content.month(monthId)])
  const inFull = await Promise.all(
    month.campaigns.filter(({ pages }) => pages === 'summary-only').map(({ id }) => content.campaign(monthId, id)),
  )
  return (
    <CampaignLayout provider={provider} variant={variant} path={month.paths.inApp}>
      <MonthArticle month={month} variant={variant} inFull={inFull} provider={provider} />
    </CampaignLayout>
  )
}
