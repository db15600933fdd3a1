import { CardLoyaltyPage } from '../../../../screens/loyalty/card-loyalty-page.tsx'

export default function Page() {
  return <CardLoyaltyPage />
}
