import { groupBy } from '#domain/group-by.ts'
import { mainTerms, type Change } from '#content-layer/diff/change.ts'
import { getSideNames } from '#content-layer/diff/previous-version.ts'
import { kindNames } from '#content-layer/diff/review-labels.ts'
import type { Subject } from '../../compare/subject.ts'
import { ChangeRows } from './change-rows.tsx'
import { PreviousChanges } from './previous-version.tsx'
import { anchorOf, approvalsOf } from './page-approval.ts'
import { PageList } from './page-list.tsx'
import type { Review } from './review.ts'
import { Screenshots } from './screenshots.tsx'
import { SharedLinks } from './shared-links.tsx'
import { affectsEndedCampaign, describePeriodAndAudience } from './period-and-audience.ts'

const states = { added: '追加', removed: '削除', changed: '変更' } as const

function countKinds(changes: readonly Change[]): string {
  const byKind = [...groupBy(changes, ({ kind }) => kind)]
  return byKind.map(([kind, ofKind]) => `${kindNames[kind]}${ofKind.length}`).join('・')
}

/** Counts the changes of each kind, such as 条件3・言葉1. For a new subject, counts the differences from its source. */
export function countsOf({ changes, state, previous }: Subject): string {
  if (state === 'changed') return countKinds(changes)
  if (!previous) return states[state]
  return `${states[state]}・${getSideNames(previous).heading}: ${countKinds(previous.changes) || '日付だけ'}`
}

type SectionProps = { subject: Subject; review: Review }

/** Returns whether an option was chosen; others are of no interest for a new subject. */
const isChosen = ({ before, after }: Change) => (after ?? before) !== 'いいえ'

/** An addition or removal: the decisive terms, the diff from its source, and the other terms collapsed. */
function FullTexts({ subject, review }: SectionProps) {
  const isMain = ({ field }: Change) => mainTerms.includes(field) || field === 'title'
  const terms = subject.changes.filter(({ kind, field }) => kind === 'terms' || field === 'title')
  const [main, others] = [terms.filter(isMain), terms.filter((change) => !isMain(change) && isChosen(change))]
  return (
    <>
      {main.length > 0 && (
        <section>
          <h3>条件</h3>
          <dl>
            {main.map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{after === undefined ? <del>{before}</del> : <ins>{after}</ins>}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <PreviousChanges subject={subject} files={review.pictureFiles} />
      {others.length > 0 && (
        <details>
          <summary>
            {main.length > 0 ? 'ほかの条件と注記' : '内容'}（{others.length}）
          </summary>
          <ChangeRows changes={others} files={review.pictureFiles} />
        </details>
      )}
    </>
  )
}

function Changes({ subject, review }: SectionProps) {
  if (subject.state !== 'changed') return <FullTexts subject={subject} review={review} />
  return [...groupBy(subject.changes, ({ kind }) => kind)].map(([kind, changes]) => (
    <section key={kind}>
      <h3>{kindNames[kind]}</h3>
      <ChangeRows changes={changes} files={review.pictureFiles} />
    </section>
  ))
}

/** Shows who has approved the subject's pages, which approvals are void, and where to approve. */
function Approval({ subject, review }: SectionProps) {
  const approvals = approvalsOf(review.approvals.pages, subject.pagePaths)
  if (approvals.length === 0 || subject.kind === 'note') return null
  return (
    <section>
      <h3>承認</h3>
      {approvals.map((approval) => (
        <div key={approval.file}>
          {(approval.isNeeded || approval.state !== 'missing') &&
            approval.lines.map((line) => <p key={line}>{line}</p>)}
          <a className="touch" href={`approvals/#${anchorOf(approval)}`}>
            {approval.id === undefined && '月のページ'}「{approval.title}」を承認する
          </a>
        </div>
      ))}
    </section>
  )
}

/** One subject to review: its fields, its previous version, its pages and pictures, and their approvals. */
export function SubjectCard({ subject, review }: SectionProps) {
  const { id, title, state } = subject
  const groups = review.groups.filter((group) => group.subject === id)
  const pagePaths = groups.flatMap((group) => group.pagePaths)
  const removed = new Set(groups.flatMap((group) => (group.state === 'removed' ? group.pagePaths : [])))
  const screenshots = review.screenshots.filter(({ group }) => group.subject === id)
  return (
    <article className="card" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={`tag ${state}`}>{states[state]}</span>
        {title}
      </h2>
      <p className="note">{describePeriodAndAudience(subject, review.createdAt).join('・')}</p>
      {affectsEndedCampaign(subject, review.createdAt) && (
        <p className="alert">
          <strong>終了したキャンペーンです。</strong>参加した人に示した内容が
          {state === 'removed' ? '見られなくなります' : '変わります'}。
        </p>
      )}
      {removed.size > 0 && <p className="alert">公開していたページがなくなります。</p>}
      <Changes subject={subject} review={review} />
      {pagePaths.length > 0 && (
        <section>
          <h3>変わるページ（{pagePaths.length}）</h3>
          <PageList pagePaths={pagePaths} removed={removed} subject={subject} />
        </section>
      )}
      {screenshots.length > 0 && (
        <section>
          <h3>画面</h3>
          <Screenshots screenshots={screenshots} name={id} subject={subject} />
        </section>
      )}
      <SharedLinks links={review.sharedLinks.get(id) ?? []} />
      <Approval subject={subject} review={review} />
      <a className="touch" href="#contents">
        一覧へ戻る
      </a>
    </article>
  )
}
