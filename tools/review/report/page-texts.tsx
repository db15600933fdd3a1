import type { TextChange } from '../../compare/compare-versions.ts'
import { PageList } from './page-list.tsx'
import { Sentence } from './sentence.tsx'

/** Maximum number of pages of a visible sentence. Those of more pages have mostly been read above. */
const maxPages = 6

function Text({ text: { pairs, pagePaths } }: { text: TextChange }) {
  return (
    <li className="row">
      <PageList pagePaths={pagePaths} />
      {pairs.map((pair) => (
        <Sentence key={JSON.stringify(pair)} pair={pair} />
      ))}
    </li>
  )
}

/** Changed texts of pages, each sentence once with all of its pages. */
export function PageTexts({ texts }: { texts: readonly TextChange[] }) {
  if (texts.length === 0) return null
  const [near, shared] = [
    texts.filter(({ pagePaths }) => pagePaths.length <= maxPages),
    texts.filter(({ pagePaths }) => pagePaths.length > maxPages),
  ]
  return (
    <article className="card" id="texts" aria-labelledby="texts-title">
      <h2 id="texts-title">ページで変わる文（{texts.flatMap(({ pairs }) => pairs).length}）</h2>
      <p className="note">
        上の項目が変わったために変わる文も、そうでない文も、すべてここにあります。同じ文は一度だけ出ます。
      </p>
      <ul>
        {near.map((text) => (
          <Text key={JSON.stringify(text.pairs[0])} text={text} />
        ))}
      </ul>
      {shared.map((text) => (
        <details key={JSON.stringify(text.pairs[0])}>
          <summary>
            {text.pagePaths.length}ページで同じように変わる文（{text.pairs.length}）
          </summary>
          <ul>
            <Text text={text} />
          </ul>
        </details>
      ))}
    </article>
  )
}
