import { StatusPage } from '../../../../screens/check-webview/status-page.tsx'

export default function Page() {
  return <StatusPage />
}
