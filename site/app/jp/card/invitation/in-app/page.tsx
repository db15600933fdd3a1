import { InvitationPage } from '../../../../../screens/invitation/invitation-page.tsx'

export default function Page() {
  return <InvitationPage variant="in-app" />
}
