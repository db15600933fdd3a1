import { MercardApplicationPage } from '../../../screens/mercard-application/mercard-application-page.tsx'

export default function Page() {
  return <MercardApplicationPage />
}
