import { CampaignsPage } from '../../templates/campaigns-page.tsx'

export default function Page() {
  return <CampaignsPage />
}
