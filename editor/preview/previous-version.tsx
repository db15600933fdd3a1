import { getSideNames } from '#content-layer/diff/previous-version.ts'
import type { MarkedPart } from '#content-layer/diff/mark-changes.ts'

import type { Difference, PreviousComparison } from '../engine/engine-client.ts'

type Props = {
  previous: PreviousComparison
  /** Opens the field of a text. */
  onTap: (texts: readonly string[]) => void
}

function Side({ name, parts }: { name: string; parts: readonly MarkedPart[] }) {
  if (parts.length === 0) return null
  return (
    <span className="preview-side">
      <span className="preview-where">{name}</span>
      <span>{parts.map(({ text, isMarked }, index) => (isMarked ? <mark key={index}>{text}</mark> : text))}</span>
    </span>
  )
}

type RowProps = { difference: Difference; sides: ReturnType<typeof getSideNames>; onTap: Props['onTap'] }

function DifferenceRow({ difference, sides, onTap }: RowProps) {
  const { label, before, after, text } = difference
  const isImageChange = before.length === 0 && after.length === 0
  const texts = (
    <>
      <strong>{label}</strong>
      <Side name={after.length === 0 ? sides.removed : sides.before} parts={before} />
      <Side name={before.length === 0 ? sides.added : sides.after} parts={after} />
      {isImageChange && <span className="preview-where">絵が違います</span>}
    </>
  )
  return (
    <li className="preview-difference">
      {text === '' ? (
        <div className="preview-open">{texts}</div>
      ) : (
        <button type="button" className="preview-open" onClick={() => onTap([text.split('\n')[0] ?? text])}>
          {texts}
        </button>
      )}
    </li>
  )
}

/** The differences from the previous version. If that is another campaign, all but the main terms are collapsed. */
export function PreviousVersion({ previous, onTap }: Props) {
  const { title, isSame, changes, followed } = previous
  const sides = getSideNames(previous)
  const mainChanges = changes.filter(({ isMain }) => isSame || isMain)
  const otherChanges = changes.filter((change) => !mainChanges.includes(change))
  const rowsOf = (differences: readonly Difference[]) => (
    <ul>
      {differences.map((difference, index) => (
        <DifferenceRow key={`${index} ${difference.label}`} difference={difference} sides={sides} onTap={onTap} />
      ))}
    </ul>
  )
  return (
    <details className="preview-earlier">
      <summary>
        {sides.heading}
        <span className="preview-count">{changes.length}か所</span>
      </summary>
      <p className="preview-where">
        {isSame ? `前回は${title}です。` : `文がいちばん似ている${title}とくらべています。`}
        ここにない文は、どちらも同じです
        {followed > 0 && `（月に合わせて移した日付と、値から計算し直した数の${followed}か所を除く）`}。
      </p>
      {rowsOf(mainChanges)}
      {otherChanges.length > 0 && (
        <details>
          <summary>
            文や絵など、ほかのちがい<span className="preview-count">{otherChanges.length}か所</span>
          </summary>
          {rowsOf(otherChanges)}
        </details>
      )}
    </details>
  )
}
