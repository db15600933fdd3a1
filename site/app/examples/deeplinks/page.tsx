import { DeeplinksPage } from '../../../screens/deeplinks/deeplinks-page.tsx'

export default function Page() {
  return <DeeplinksPage />
}
