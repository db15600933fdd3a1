import { formatMoment } from '#domain/time/format-time.ts'

import { CardSection, concernsEnded } from './card-section.tsx'
import { Contents } from './contents.tsx'
import { Document } from './document.tsx'
import { Findings } from './findings.tsx'
import type { VersionName } from '../../compare/versions/version-name.ts'
import { PageList } from './page-list.tsx'
import type { Review } from './review.ts'

function Figures({ review }: { review: Review }) {
  const ended = review.cards.filter((card) => concernsEnded(card, review.madeAt)).length
  const rows = [
    ['変わるところ', review.cards.length],
    ['変わるページ', review.changedPages.length - review.sameLookingPages.length],
    ['変わらないページ', review.unchangedPages.length + review.sameLookingPages.length],
    ['終了後の変更', ended],
  ] as const
  return (
    <dl className="figures">
      {rows.map(([words, figure]) => (
        <div key={words} className={words === '終了後の変更' && figure > 0 ? 'warning' : undefined}>
          <dt>{words}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

function Addresses({ title, addresses }: { title: string; addresses: readonly string[] }) {
  if (addresses.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <PageList addresses={addresses} />
    </details>
  )
}

function Unchanged({ review: { unchangedPages: equal, sameLookingPages: alike } }: { review: Review }) {
  return (
    <section className="card" aria-labelledby="unchanged">
      <h2 id="unchanged">変わらないページ（{equal.length + alike.length}）</h2>
      <Addresses title={`まったく同じページ（${equal.length}）`} addresses={equal} />
      <Addresses title={`作りだけが変わり、画面は同じページ（${alike.length}）`} addresses={alike} />
    </section>
  )
}

function VersionRow({ side, version: { name, details } }: { side: string; version: VersionName }) {
  return (
    <>
      <dt>{side}</dt>
      <dd>
        {name}
        {details.map((detail) => (
          <p className="note" key={detail}>
            {detail}
          </p>
        ))}
      </dd>
    </>
  )
}

/** `/review/`: everything that changes, terms first. */
export function ChangesPage({ review }: { review: Review }) {
  const { names, cards, leftOut, remarks, madeAt } = review
  const [open, settled] = [true, false].map((isOpen) =>
    remarks.filter(({ reason }) => (reason === undefined) === isOpen),
  )
  return (
    <Document title="レビュー: 変わるところ" depth={0} current="changes">
      <div className="intro">
        <h1>変わるところ</h1>
        <dl className="versions">
          <VersionRow side="前" version={names.before} />
          <VersionRow side="後" version={names.after} />
        </dl>
        <p className="note">{formatMoment(madeAt)}（日本時間）に作りました。</p>
        <Figures review={review} />
        {cards.length === 0 ? <p>二つの版に、ちがいはありません。</p> : <Contents review={review} />}
      </div>
      {cards.map((card) => (
        <CardSection key={card.id} card={card} review={review} />
      ))}
      {leftOut > 0 && <p className="alert">変わるページが多いため、{leftOut}組は画面を撮っていません。</p>}
      <Unchanged review={review} />
      <section className="card" aria-labelledby="findings">
        <h2 id="findings">内容の検査</h2>
        <p>検査で見つかる、直すところはありません。文の意味が正しいかは、人が読んで確かめます。</p>
        {open && open.length > 0 && (
          <>
            <h3>確かめてほしいところ（{open.length}）</h3>
            <Findings remarks={open} />
          </>
        )}
        {settled && settled.length > 0 && (
          <details>
            <summary>確認ずみ（{settled.length}）とその理由</summary>
            <Findings remarks={settled} />
          </details>
        )}
      </section>
    </Document>
  )
}
