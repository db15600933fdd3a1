import { diffWords } from 'diff'

import type { SentencePair } from '../../compare/pair-sentences.ts'

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' })

type Part = { text: string; isMarked: boolean }

/** The parts of both sides, the words that differ marked; a side that stands alone is not marked word by word. */
function partsOf({ before, after }: SentencePair): { before: Part[]; after: Part[] } {
  if (before === undefined || after === undefined) {
    const whole = (text: string | undefined) => (text === undefined ? [] : [{ text, isMarked: false }])
    return { before: whole(before), after: whole(after) }
  }
  const changes = diffWords(before, after, { intlSegmenter: segmenter })
  const side = (isOther: (change: (typeof changes)[number]) => boolean) =>
    changes
      .filter((change) => !isOther(change))
      .map(({ value, added, removed }) => ({ text: value, isMarked: added || removed }))
  return { before: side(({ added }) => added), after: side(({ removed }) => removed) }
}

function Marked({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ text, isMarked }, index) => (isMarked ? <b key={index}>{text}</b> : text))
}

/** What the two sides of a pair are called, and one that stands alone. */
export type SideNames = { before: string; after: string; gone: string; come: string }

const ofVersions: SideNames = { before: '前', after: '後', gone: '削除', come: '追加' }

/** A text as it was and as it is, told apart by words, strokes and colours. */
export function Sentence({ pair, sides = ofVersions }: { pair: SentencePair; sides?: SideNames | undefined }) {
  const { before, after } = partsOf(pair)
  return (
    <div className="pair">
      {before.length > 0 && (
        <p className="was">
          <span className="side">{after.length > 0 ? sides.before : sides.gone}</span>
          <del>
            <Marked parts={before} />
          </del>
        </p>
      )}
      {after.length > 0 && (
        <p className="now">
          <span className="side">{before.length > 0 ? sides.after : sides.come}</span>
          <ins>
            <Marked parts={after} />
          </ins>
        </p>
      )}
    </div>
  )
}
