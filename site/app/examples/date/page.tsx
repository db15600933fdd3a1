import { DatePage } from '../../../screens/date/date-page.tsx'

export default function Page() {
  return <DatePage />
}
