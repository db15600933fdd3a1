import { ErrorPage } from '../../../templates/error-page.tsx'
import { errorStatuses } from '../../../error-statuses.ts'
import { pageError } from '../../../page-error.ts'

export const dynamicParams = false

export function generateStaticParams() {
  return errorStatuses.map((status) => ({ status }))
}

/** What a server shows with a status other than 404. The build moves these pages to where no address leads. */
export default async function ServerError({ params }: PageProps<'/errors/[status]'>) {
  const { status } = await params
  return <ErrorPage title={pageError.title} code={status} text={pageError.text} />
}
