import { BlueprintsPage } from '../../../templates/blueprints-page.tsx'

export default function Page() {
  return <BlueprintsPage />
}
