import { LoyaltyPage } from '../../../screens/loyalty/loyalty-page.tsx'

export default function Page() {
  return <LoyaltyPage variant="web" />
}
