import { NotificationPage } from '../../../../../screens/loyalty/notification-page.tsx'

export default function Page() {
  return <NotificationPage />
}
