import { DummyExternalPage } from '../../../screens/dummy-external/dummy-external-page.tsx'

export default function Page() {
  return <DummyExternalPage />
}
