import { markChanges, type MarkedPart } from '#content-layer/diff/mark-changes.ts'
import type { SentencePair } from '#content-layer/diff/pair-sentences.ts'

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isMarked }, index) => (isMarked ? <b key={index}>{text}</b> : text))
}

/** Labels of both sides of a pair, and of a text without a counterpart. */
export type SideNames = { before: string; after: string; removed: string; added: string }

const ofVersions: SideNames = { before: '前', after: '後', removed: '削除', added: '追加' }

/** A text before and after, distinguished by labels, strokes and colours. */
export function Sentence({ pair, sides = ofVersions }: { pair: SentencePair; sides?: SideNames | undefined }) {
  const { before, after } = markChanges(pair)
  return (
    <div className="pair">
      {before.length > 0 && (
        <p className="was">
          <span className="side">{after.length > 0 ? sides.before : sides.removed}</span>
          <del>
            <Marked parts={before} />
          </del>
        </p>
      )}
      {after.length > 0 && (
        <p className="now">
          <span className="side">{before.length > 0 ? sides.after : sides.added}</span>
          <ins>
            <Marked parts={after} />
          </ins>
        </p>
      )}
    </div>
  )
}
