import { groupBy } from '#domain/group-by.ts'
import { withoutVariant } from '../../compare/page-kind.ts'
import { locationOf, type Subject } from '../../compare/subject.ts'
import { pageHref } from './links.ts'

type Props = {
  pagePaths: readonly string[]
  /** Paths that the preview no longer has. */
  removed?: ReadonlySet<string> | undefined
  /** Subject of the pages: links lead to its element. */
  subject?: Subject | undefined
}

const none: ReadonlySet<string> = new Set()

/** Maximum number of visible rows; more are collapsed. */
const maxRows = 4

/** A page with its in-app variant next to it. */
function PageRow({ pagePaths: variants, removed = none, subject }: Props) {
  const [first = '', inApp] = variants
  const link = (pagePath: string, text: string) =>
    removed.has(pagePath) ? (
      <del>{text}</del>
    ) : (
      <a href={pageHref(subject ? locationOf(subject, pagePath) : pagePath)}>{text}</a>
    )
  return (
    <li>
      {link(first, first)}
      {inApp !== undefined && <> {link(inApp, 'アプリの中')}</>}
    </li>
  )
}

/** Paths as links to the preview, collapsed except for the first few. */
export function PageList({ pagePaths, removed, subject }: Props) {
  const rows = [...groupBy(pagePaths.toSorted(), withoutVariant)]
  const list = (some: typeof rows) => (
    <ul className="pages">
      {some.map(([pagePath, variants]) => (
        <PageRow key={pagePath} pagePaths={variants} removed={removed} subject={subject} />
      ))}
    </ul>
  )
  const collapsed = rows.slice(maxRows)
  return (
    <>
      {list(rows.slice(0, maxRows))}
      {collapsed.length > 0 && (
        <details>
          <summary>ほかの{collapsed.flatMap(([, variants]) => variants).length}ページ</summary>
          {list(collapsed)}
        </details>
      )}
    </>
  )
}
