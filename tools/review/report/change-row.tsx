import { groupBy } from '#content-layer/group-by.ts'
import type { Place } from '../../compare/places.ts'
import type { ToldChange } from '../../compare/tell-places.ts'
import { Enlargeable } from './enlargeable.tsx'
import { PageList } from './page-list.tsx'
import { Sentence, type SideNames } from './sentence.tsx'

/** The sentences in which a change is said; those of the same pages together. */
export function Places({ places, title }: { places: readonly Place[]; title: string }) {
  const pages = new Set(places.flatMap(({ addresses }) => addresses))
  const together = [...groupBy(places, ({ addresses }) => addresses.join(' ')).values()]
  if (places.length === 0) return null
  return (
    <details className="places">
      <summary>
        {title}（{places.length}文、{pages.size}ページ）
      </summary>
      <ul>
        {together.map((same) => (
          <li key={JSON.stringify(same[0]?.pair)}>
            {same.map(({ pair }) => (
              <Sentence key={JSON.stringify(pair)} pair={pair} />
            ))}
            <PageList addresses={same[0]?.addresses ?? []} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type ThumbnailProps = {
  src: string | undefined
  files: ReadonlyMap<string, string>
  label: string
  side: string
}

function Thumbnail({ src, files, label, side }: ThumbnailProps) {
  const file = src === undefined ? undefined : files.get(src)
  return (
    <figure>
      <figcaption>{side}</figcaption>
      {file === undefined ? <p className="none">なし</p> : <Enlargeable file={file} alt={`${label}（${side}）`} />}
    </figure>
  )
}

function Swatch({ color }: { color: string | undefined }) {
  if (!/^#[0-9a-f]{6}$/.test(color ?? '')) return null
  return (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}

/** What came or went is called so, but not where two pages stand side by side that are there both. */
function headingOf({ label, before, after, pictures }: ToldChange, sides: SideNames | undefined): string {
  const [was, is] = [before ?? pictures?.before, after ?? pictures?.after]
  if (sides) return label
  if (was === undefined) return `${label}を追加`
  return is === undefined ? `${label}を削除` : label
}

type ChangeRowProps = {
  change: ToldChange
  files: ReadonlyMap<string, string>
  /** The rank of its heading on the page. */
  heading?: 'h4' | 'h5'
  sides?: SideNames
}

/** One changed field: what it was, what it is, and where it is said. */
export function ChangeRow({ change, files, heading: Heading = 'h4', sides }: ChangeRowProps) {
  const { before, after, pictures, places } = change
  const pair = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return (
    <li className="change">
      <Heading>
        {headingOf(change, sides)}
        <Swatch color={before} />
        <Swatch color={after} />
      </Heading>
      {pictures && (
        <div className="thumbnails">
          <Thumbnail src={pictures.before} files={files} label={change.label} side={sides?.before ?? '前'} />
          <Thumbnail src={pictures.after} files={files} label={change.label} side={sides?.after ?? '後'} />
        </div>
      )}
      {!pictures && <Sentence pair={pair} sides={sides} />}
      <Places places={places} title="出てくる文" />
    </li>
  )
}
