import { EntryPage } from '../../../../../screens/entry/entry-page.tsx'

export default function Page() {
  return <EntryPage name="refound" />
}
