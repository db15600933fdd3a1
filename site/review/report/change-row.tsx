import type { Card, Place } from '../compare/make-cards.ts'
import { PageList } from './page-list.tsx'
import { Sentence } from './sentence.tsx'

type CardChange = Card['changes'][number]

/** The sentences in which a change is said, each with its pages. */
export function Places({ places, title }: { places: readonly Place[]; title: string }) {
  const pages = new Set(places.flatMap(({ addresses }) => addresses))
  if (places.length === 0) return null
  return (
    <details className="places">
      <summary>
        {title}（{places.length}文、{pages.size}ページ）
      </summary>
      <ul>
        {places.map(({ pair, addresses }) => (
          <li key={JSON.stringify(pair)}>
            <Sentence pair={pair} />
            <PageList addresses={addresses} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Thumbnail({
  src,
  files,
  side,
}: {
  src: string | undefined
  files: ReadonlyMap<string, string>
  side: string
}) {
  const file = src === undefined ? undefined : files.get(src)
  return (
    <figure>
      <figcaption>{side}</figcaption>
      {file === undefined ? <p className="none">なし</p> : <img src={`pictures/${file}`} alt="" loading="lazy" />}
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

function headingOf({ label, before, after, pictures }: CardChange): string {
  const [was, is] = [before ?? pictures?.before, after ?? pictures?.after]
  if (was === undefined) return `${label}を追加`
  return is === undefined ? `${label}を削除` : label
}

/** One changed field: what it was, what it is, and where it is said. */
export function ChangeRow({ change, files }: { change: CardChange; files: ReadonlyMap<string, string> }) {
  const { before, after, pictures, places } = change
  const pair = { ...(before !== undefined && { before }), ...(after !== undefined && { after }) }
  return (
    <li className="change">
      <h4>
        {headingOf(change)}
        <Swatch color={before} />
        <Swatch color={after} />
      </h4>
      {pictures && (
        <div className="thumbnails">
          <Thumbnail src={pictures.before} files={files} side="前" />
          <Thumbnail src={pictures.after} files={files} side="後" />
        </div>
      )}
      {!pictures && <Sentence pair={pair} />}
      <Places places={places} title="出てくる文" />
    </li>
  )
}
