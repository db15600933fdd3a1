import { groupBy } from '#content-layer/group-by.ts'
import { withoutVariant } from '../../compare/page-kind.ts'
import { placeOf, type Subject } from '../../compare/subject.ts'
import { pageHref } from './links.ts'

type Props = {
  addresses: readonly string[]
  /** Those that the preview no longer has. */
  gone?: ReadonlySet<string> | undefined
  /** What the pages are about: a link leads to its place on them. */
  subject?: Subject | undefined
}

const none: ReadonlySet<string> = new Set()

/** More rows than these are folded away. */
const maxRows = 4

/** A page, and beside it the same page in the app. */
function PageRow({ addresses: variants, gone = none, subject }: Props) {
  const [first = '', inApp] = variants
  const link = (address: string, words: string) =>
    gone.has(address) ? (
      <del>{words}</del>
    ) : (
      <a href={pageHref(subject ? placeOf(subject, address) : address)}>{words}</a>
    )
  return (
    <li>
      {link(first, first)}
      {inApp !== undefined && <> {link(inApp, 'アプリの中')}</>}
    </li>
  )
}

/** Addresses as links to the preview, all but the first few folded away. */
export function PageList({ addresses, gone, subject }: Props) {
  const rows = [...groupBy(addresses.toSorted(), withoutVariant)]
  const list = (some: typeof rows) => (
    <ul className="pages">
      {some.map(([address, variants]) => (
        <PageRow key={address} addresses={variants} gone={gone} subject={subject} />
      ))}
    </ul>
  )
  const folded = rows.slice(maxRows)
  return (
    <>
      {list(rows.slice(0, maxRows))}
      {folded.length > 0 && (
        <details>
          <summary>ほかの{folded.flatMap(([, variants]) => variants).length}ページ</summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}
