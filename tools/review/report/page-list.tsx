import { groupBy } from '#domain/group-by.ts'
import { getWebPath } from '#content-layer/common/routes.ts'
import { getEntryUrl, type ChangedEntry } from '../../compare/changed-entry.ts'
import { nameVariant, pageHref } from './links.ts'

type LinkProps = {
  /** Paths that the preview no longer has. */
  removed?: ReadonlySet<string> | undefined
  /** Entry of the pages: links lead to its element. */
  entry?: ChangedEntry | undefined
}

/** Maximum number of visible rows; more are collapsed. */
const maxRows = 4

/** A link to a page of the preview; crossed out if the preview no longer has it. */
function PageLink({ pagePath, text, removed, entry }: LinkProps & { pagePath: string; text: string }) {
  if (removed?.has(pagePath)) return <del>{text}</del>
  return <a href={pageHref(entry ? getEntryUrl(entry, pagePath) : pagePath)}>{text}</a>
}

type RowsProps = LinkProps & { rows: readonly (readonly string[])[] }

/** Rows of pages, each with its in-app variant next to it. */
function PageRows({ rows, ...links }: RowsProps) {
  return (
    <ul className="note">
      {rows.map(([first = '', inApp]) => (
        <li key={first}>
          <PageLink pagePath={first} text={first} {...links} />
          {inApp !== undefined && (
            <>
              {' '}
              <PageLink pagePath={inApp} text={nameVariant(inApp)} {...links} />
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Paths as links to the preview, collapsed except for the first few. */
export function PageList({ pagePaths, ...links }: LinkProps & { pagePaths: readonly string[] }) {
  const rows = [...groupBy(pagePaths.toSorted(), getWebPath).values()]
  const collapsed = rows.slice(maxRows)
  return (
    <>
      <PageRows rows={rows.slice(0, maxRows)} {...links} />
      {collapsed.length > 0 && (
        <details>
          <summary>ほかの{collapsed.flat().length}ページ</summary>
          <PageRows rows={collapsed} {...links} />
        </details>
      )}
    </>
  )
}
