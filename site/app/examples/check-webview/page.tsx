import { CheckWebviewPage } from '../../../screens/check-webview/check-webview-page.tsx'

export default function Page() {
  return <CheckWebviewPage />
}
