import { CampaignPage } from '../../../../../templates/campaign-page.tsx'
import { campaignParams } from '../../../../../templates/static-params.ts'

export const dynamicParams = false
export const generateStaticParams = () => campaignParams('web')

export default async function Page({ params }: PageProps<'/jp/card/[month]/[campaignId]'>) {
  const { month, campaignId } = await params
  return <CampaignPage month={month} id={campaignId} variant="web" />
}
