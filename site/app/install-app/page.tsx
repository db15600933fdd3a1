import { InstallAppPage } from '../../screens/install-app/install-app-page.tsx'

export default function Page() {
  return <InstallAppPage />
}
