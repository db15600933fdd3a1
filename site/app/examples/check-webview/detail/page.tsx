import { DetailPage } from '../../../../screens/check-webview/detail-page.tsx'

export default function Page() {
  return <DetailPage />
}
