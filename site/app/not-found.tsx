import { ErrorPage } from '../templates/error-page.tsx'

export default function NotFound() {
  return <ErrorPage title="Page not found" code="404" text="お探しのページは見つかりませんでした。" />
}
