import type { Change } from '#content-layer/diff/change.ts'
import { Enlargeable } from './enlargeable.tsx'
import { Sentence, type SideNames } from './sentence.tsx'

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
      {file === undefined ? <p className="note">なし</p> : <Enlargeable file={file} alt={`${label}（${side}）`} />}
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

/** Returns a label for additions and removals, except in a side-by-side comparison of two existing pages. */
function formatHeading({ label, before, after, pictures }: Change, sides: SideNames | undefined): string {
  const [textBefore, textAfter] = [before ?? pictures?.before, after ?? pictures?.after]
  if (sides) return label
  if (textBefore === undefined) return `${label}を追加`
  return textAfter === undefined ? `${label}を削除` : label
}

type Props = {
  changes: readonly Change[]
  files: ReadonlyMap<string, string>
  /** Heading level on the page. */
  heading?: 'h4' | 'h5'
  /** Labels for two existing pages, neither of which replaces the other. */
  sides?: SideNames
}

/** Lists changed fields with their old and new values. */
export function ChangeRows({ changes, files, heading: Heading = 'h4', sides }: Props) {
  return (
    <ul>
      {changes.map((change, index) => (
        <li className="row" key={index}>
          <Heading>
            {formatHeading(change, sides)}
            <Swatch color={change.before} />
            <Swatch color={change.after} />
          </Heading>
          {change.pictures ? (
            <div className="thumbnails">
              <Thumbnail src={change.pictures.before} files={files} label={change.label} side={sides?.before ?? '前'} />
              <Thumbnail src={change.pictures.after} files={files} label={change.label} side={sides?.after ?? '後'} />
            </div>
          ) : (
            <Sentence pair={change} sides={sides} />
          )}
        </li>
      ))}
    </ul>
  )
}
