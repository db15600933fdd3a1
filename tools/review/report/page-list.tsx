import { groupBy } from '#content-layer/group-by.ts'
import { topicOf, withoutVariant } from '../../compare/page-kind.ts'
import { pageHref } from './links.ts'

type Props = {
  addresses: readonly string[]
  /** Those that stand first. */
  first?: readonly string[]
  /** Those that the preview no longer has. */
  gone?: ReadonlySet<string>
  /** Where on a page to look, with its address. */
  placeOf?: (address: string) => string
}

const none: ReadonlySet<string> = new Set()

/** More rows than these are folded away. */
const mostRows = 4

type RowProps = Required<Omit<Props, 'addresses' | 'first'>> & { variants: readonly string[] }

/** A page, and beside it the same page in the app. */
function PageRow({ variants, gone, placeOf }: RowProps) {
  const [first = '', inApp] = variants
  const link = (address: string, words: string) =>
    gone.has(address) ? <del>{words}</del> : <a href={pageHref(placeOf(address))}>{words}</a>
  return (
    <li>
      {link(first, first)}
      {inApp !== undefined && <> {link(inApp, 'アプリの中')}</>}
    </li>
  )
}

/** Addresses as links to the preview, lists of everything last, all but the first few folded away. */
export function PageList({ addresses, first = [], gone = none, placeOf = (address) => address }: Props) {
  const rank = (address: string) => (first.includes(address) ? 0 : topicOf(address).isList ? 2 : 1)
  const sorted = addresses.toSorted().toSorted((a, b) => rank(a) - rank(b))
  const rows = [...groupBy(sorted, withoutVariant)]
  const list = (some: typeof rows) => (
    <ul className="pages">
      {some.map(([address, variants]) => (
        <PageRow key={address} variants={variants} gone={gone} placeOf={placeOf} />
      ))}
    </ul>
  )
  const folded = rows.slice(mostRows)
  return (
    <>
      {list(rows.slice(0, mostRows))}
      {folded.length > 0 && (
        <details>
          <summary>ほかの{folded.flatMap(([, variants]) => variants).length}ページ</summary>
          {list(folded)}
        </details>
      )}
    </>
  )
}
