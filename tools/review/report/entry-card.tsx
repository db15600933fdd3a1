import { groupBy } from '#domain/group-by.ts'
import { mainTerms, type Change } from '#content-layer/diff/change.ts'
import { getSideNames } from '#content-layer/diff/previous-version.ts'
import { kindNames } from '#content-layer/diff/review-labels.ts'
import type { ChangedEntry } from '../../compare/changed-entry.ts'
import { ChangeRows } from './change-rows.tsx'
import { PreviousChanges } from './previous-version.tsx'
import { getAnchor, findApprovals } from './page-approval.ts'
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

/** Counts the changes of each kind, such as 条件3・言葉1. For a new entry, counts the differences from its source. */
export function describeCounts({ changes, state, previous }: ChangedEntry): string {
  if (state === 'changed') return countKinds(changes)
  if (!previous) return states[state]
  return `${states[state]}・${getSideNames(previous).heading}: ${countKinds(previous.changes) || '日付だけ'}`
}

type SectionProps = { entry: ChangedEntry; review: Review }

/** Returns whether an option was chosen; others are of no interest for a new entry. */
const isChosen = ({ before, after }: Change) => (after ?? before) !== 'いいえ'

/** An addition or removal: the decisive terms, the diff from its source, and the other terms collapsed. */
function FullTexts({ entry, review }: SectionProps) {
  const isMain = ({ field }: Change) => mainTerms.includes(field) || field === 'title'
  const terms = entry.changes.filter(({ kind, field }) => kind === 'terms' || field === 'title')
  const [main, others] = [terms.filter(isMain), terms.filter((change) => !isMain(change) && isChosen(change))]
  return (
    <>
      {main.length > 0 && (
        <section>
          <h3>条件</h3>
          <dl>
            {main.map(({ label, before, after }) => (
              <div key={`${label} ${after ?? before}`}>
                <dt>{label}</dt>
                <dd>{after === undefined ? <del>{before}</del> : <ins>{after}</ins>}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <PreviousChanges entry={entry} files={review.pictureFiles} />
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

function Changes({ entry, review }: SectionProps) {
  if (entry.state !== 'changed') return <FullTexts entry={entry} review={review} />
  return [...groupBy(entry.changes, ({ kind }) => kind)].map(([kind, changes]) => (
    <section key={kind}>
      <h3>{kindNames[kind]}</h3>
      <ChangeRows changes={changes} files={review.pictureFiles} />
    </section>
  ))
}

/** Shows who has approved the entry's pages, which approvals are void, and where to approve. */
function Approval({ entry, review }: SectionProps) {
  const approvals = findApprovals(review.approvals.pages, entry.pagePaths)
  if (approvals.length === 0 || entry.kind === 'note') return null
  return (
    <section>
      <h3>承認</h3>
      {approvals.map((approval) => (
        <div key={approval.file}>
          {(approval.isNeeded || approval.state !== 'missing') &&
            approval.lines.map((line) => <p key={line}>{line}</p>)}
          <a className="touch" href={`approvals/#${getAnchor(approval)}`}>
            {approval.id === undefined && '月のページ'}「{approval.title}」を承認する
          </a>
        </div>
      ))}
    </section>
  )
}

/** One changed entry to review: its fields, its previous version, its pages and pictures, and their approvals. */
export function EntryCard({ entry, review }: SectionProps) {
  const { id, title, state } = entry
  const groups = review.groups.filter((group) => group.entryId === id)
  const pagePaths = groups.flatMap((group) => group.pagePaths)
  const removed = new Set(groups.flatMap((group) => (group.state === 'removed' ? group.pagePaths : [])))
  const screenshots = review.screenshots.filter(({ group }) => group.entryId === id)
  return (
    <article className="card" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={`tag ${state}`}>{states[state]}</span>
        {title}
      </h2>
      <p className="note">{describePeriodAndAudience(entry, review.createdAt).join('・')}</p>
      {affectsEndedCampaign(entry, review.createdAt) && (
        <p className="alert">
          <strong>終了したキャンペーンです。</strong>参加した人に示した内容が
          {state === 'removed' ? '見られなくなります' : '変わります'}。
        </p>
      )}
      {removed.size > 0 && <p className="alert">公開していたページがなくなります。</p>}
      <Changes entry={entry} review={review} />
      {pagePaths.length > 0 && (
        <section>
          <h3>変わるページ（{pagePaths.length}）</h3>
          <PageList pagePaths={pagePaths} removed={removed} entry={entry} />
        </section>
      )}
      {screenshots.length > 0 && (
        <section>
          <h3>画面</h3>
          <Screenshots screenshots={screenshots} name={id} entry={entry} />
        </section>
      )}
      <SharedLinks links={review.sharedLinks.get(id) ?? []} />
      <Approval entry={entry} review={review} />
      <a className="touch" href="#contents">
        一覧へ戻る
      </a>
    </article>
  )
}
