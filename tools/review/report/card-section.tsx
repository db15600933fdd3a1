import { periodStatusAt } from '#domain/time/period-status.ts'
import { parseEnd, parseStart } from '#domain/time/japan-time.ts'
import type { Period } from '#schemas/period.ts'

import { changeKinds, mainTerms, type ChangeKind } from '#content-layer/compare/change.ts'
import { namesOfSides } from '#content-layer/compare/earlier-edition.ts'
import { kindNames } from '#content-layer/compare/labels.ts'
import { sharedId } from '../../compare/ways-of-differing.ts'
import { topicOf } from '../../compare/page-kind.ts'
import type { Card } from '../../compare/card.ts'
import { CardApprovals } from './card-approvals.tsx'
import { ChangeRow, Places } from './change-row.tsx'
import { Consequences } from './consequences.tsx'
import { Earlier } from './earlier.tsx'
import { Findings } from './findings.tsx'
import { placeOf } from '../../compare/subject.ts'
import { momentLinks, pageHref } from './links.ts'
import { PageList } from './page-list.tsx'
import type { Review } from './review.ts'
import { Shots } from './shots.tsx'
import { whenAndWhom } from './when-and-whom.ts'

const states = { added: '追加', removed: '削除', changed: '変更' } as const

function hasEnded(period: Period | undefined, at: number): boolean {
  return (
    period !== undefined && periodStatusAt(parseStart(period.start), parseEnd(period.end), at) === 'AFTER_THE_PERIOD'
  )
}

/** Whether a change concerns a campaign that visitors were told has ended. */
export function concernsEnded({ subject }: Card, madeAt: number): boolean {
  return subject?.state !== 'added' && hasEnded(subject?.periods.before, madeAt)
}

function countKinds(changes: readonly { kind: ChangeKind }[], words = 0): string {
  const counts = changeKinds.map((kind) => {
    const count = changes.filter((change) => change.kind === kind).length + (kind === 'words' ? words : 0)
    return count > 0 ? `${kindNames[kind]}${count}` : ''
  })
  return counts.filter((count) => count !== '').join('・')
}

/** How many changes of each kind a card has: 条件3・言葉1; of what is new, what differs from what it was written from. */
export function countsOf({ changes, words, subject }: Card): string {
  if (!subject || subject.state === 'changed') return countKinds(changes, words.length) || kindNames.looks
  const { state, earlier } = subject
  if (!earlier) return states[state]
  return `${states[state]}・${namesOfSides(earlier).heading}: ${countKinds(earlier.changes) || '日付だけ'}`
}

function Moments({ card }: { card: Card }) {
  const { subject } = card
  const period = subject?.periods.after
  if (!subject || !period || subject.kind !== 'campaign') return null
  return (
    <section>
      <h3>そのときの実際のページ</h3>
      <ul className="moments">
        {subject.addresses.map((address) => (
          <li key={address}>
            <span>{address.endsWith('/in-app/') ? 'アプリの中' : 'Web'}</span>
            {momentLinks(period).map(({ words, at }) => (
              <a key={words} href={pageHref(placeOf(subject, address), at)}>
                {words}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A choice that was not made says nothing of what is new. */
const notChosen = 'いいえ'

/**
 * What came or went as a whole: what people decide by, what differs from what it was written from, and the other terms
 * folded away. Pictures show its looks.
 */
function Whole({ card, review }: { card: Card; review: Review }) {
  const isMain = ({ field }: Card['changes'][number]) => mainTerms.includes(field) || field === 'title'
  const terms = card.changes.filter(({ kind, field }) => kind === 'terms' || field === 'title')
  const main = terms.filter(isMain)
  const others = terms.filter((change) => !isMain(change) && (change.after ?? change.before) !== notChosen)
  return (
    <>
      <section>
        <h3>条件</h3>
        <dl className="terms">
          {main.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{after === undefined ? <del>{before}</del> : <ins>{after}</ins>}</dd>
            </div>
          ))}
        </dl>
      </section>
      <Earlier subject={card.subject} files={review.pictureFiles} />
      <section>
        <h3>そのほか</h3>
        <details>
          <summary>ほかの条件と注記（{others.length}）</summary>
          <ul className="changes">
            {others.map((change, index) => (
              <ChangeRow key={index} change={change} files={review.pictureFiles} />
            ))}
          </ul>
        </details>
        <Places places={card.words} title="ほかのページで変わる文" />
      </section>
    </>
  )
}

function Changes({ card, review }: { card: Card; review: Review }) {
  if (card.subject && card.subject.state !== 'changed') return <Whole card={card} review={review} />
  return changeKinds.map((kind) => {
    const changes = card.changes.filter((change) => change.kind === kind)
    const words = kind === 'words' ? card.words : []
    if (changes.length === 0 && words.length === 0) return null
    return (
      <section key={kind}>
        <h3>{kindNames[kind]}</h3>
        <ul className="changes">
          {changes.map((change, index) => (
            <ChangeRow key={index} change={change} files={review.pictureFiles} />
          ))}
        </ul>
        <Places places={words} title={changes.length > 0 ? 'ほかに変わる文' : '変わる文'} />
      </section>
    )
  })
}

/** Whether an address is that of a month, which tells of all of its campaigns. */
function isMonth(address: string): boolean {
  const { month, campaign } = topicOf(address)
  return month !== undefined && campaign === undefined
}

/** One thing to review: terms, words, looks, pictures, and the findings of the check. */
export function CardSection({ card, review }: { card: Card; review: Review }) {
  const { subject } = card
  const shots = review.shots.filter((shot) => shot.card === card.id)
  const addresses = card.groups.flatMap((group) => group.addresses)
  const gone = new Set(card.groups.flatMap((group) => (group.state === 'removed' ? group.addresses : [])))
  const remarks = review.remarks.filter(({ file }) => subject?.files.some((own) => file.endsWith(`/${own}`)))
  return (
    <article className="card" id={card.id} aria-labelledby={`${card.id}-title`}>
      <h2 id={`${card.id}-title`}>
        <span className={`state ${subject?.state ?? 'changed'}`}>{states[subject?.state ?? 'changed']}</span>
        {card.title}
      </h2>
      <p className="when">
        {whenAndWhom(card, review.madeAt).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </p>
      {concernsEnded(card, review.madeAt) && (
        <p className="alert">
          <strong>終了したキャンペーンです。</strong>参加した人に示した内容が
          {subject?.state === 'removed' ? '見られなくなります' : '変わります'}。
        </p>
      )}
      {gone.size > 0 && <p className="alert">公開していたページがなくなります。</p>}
      {card.id === sharedId && (
        <p className="note">いくつものページで同じように変わり、どのキャンペーンの項目にもない文です。</p>
      )}
      <Consequences consequences={card.consequences} />
      <Changes card={card} review={review} />
      <Moments card={card} />
      {addresses.length > 0 && (
        <section>
          <h3>変わるページ（{addresses.length}）</h3>
          <PageList
            addresses={addresses}
            first={subject?.addresses ?? []}
            gone={gone}
            {...(subject && { placeOf: (address: string) => placeOf(subject, address) })}
          />
        </section>
      )}
      {shots.length > 0 && (
        <section>
          <h3>画面</h3>
          <Shots shots={shots} cardId={card.id} unseen={review.unseen} subject={subject} />
        </section>
      )}
      <CardApprovals
        approvals={review.approvals}
        addresses={[...(subject?.addresses ?? []), ...addresses.filter(isMonth)]}
      />
      {remarks.length > 0 && (
        <section>
          <h3>内容の検査（{remarks.length}）</h3>
          <Findings remarks={remarks} />
        </section>
      )}
      <p className="back">
        <a href="#contents">一覧へ戻る</a>
      </p>
    </article>
  )
}
