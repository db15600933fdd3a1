import { EasypayGuidePage } from '../../../../screens/easypay-guide/easypay-guide-page.tsx'

export default function Page() {
  return <EasypayGuidePage variant="general" />
}
