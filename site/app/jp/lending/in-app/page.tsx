import { LendingPage } from '../../../../screens/lending/lending-page.tsx'

export default function Page() {
  return <LendingPage variant="in-app" />
}
