import { readCampaign, readIndex, readMonth } from '../content.ts'
import type { Variant } from '../routes.ts'
import { DesktopAside } from './desktop-aside.tsx'
import { CampaignLayout } from './layouts.tsx'
import { MonthArticle } from './month-article.tsx'

/** `/jp/card/{month}` and its in-app variant. */
export async function MonthPage({ month: monthId, variant }: { month: string; variant: Variant }) {
  const [{ provider }, month] = await Promise.all([readIndex(), readMonth(monthId)])
  const inFull = await Promise.all(month.campaigns.filter(({ pages }) => pages === 'summary-only').map(({ id }) => readCampaign(monthId, id)))
  return (
    <CampaignLayout provider={provider} variant={variant} path={month.paths.inApp} aside={variant === 'web' && <DesktopAside path={month.paths.web} />}>
      <MonthArticle month={month} variant={variant} inFull={inFull} provider={provider} />
    </CampaignLayout>
  )
}
