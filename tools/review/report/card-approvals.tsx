import { topicOf } from '../../compare/page-kind.ts'
import { approvalsOf, type Approvals, type PageApproval } from './page-approval.ts'

function States({ approval: { lines } }: { approval: PageApproval }) {
  const [first, ...others] = lines
  return (
    <>
      <p>{first}</p>
      {others.map((line) => (
        <p key={line} className="note">
          {line}
        </p>
      ))}
    </>
  )
}

/** More than these are folded away. */
const mostEntries = 3

function Entries({ own }: { own: readonly PageApproval[] }) {
  return (
    <ul className="findings">
      {own.map((approval) => (
        <li key={approval.id}>
          {(approval.isNeeded || approval.state !== 'missing') && <States approval={approval} />}
          <a className="touch" href={`approvals/#${approval.id}`}>
            {topicOf(approval.form.page).campaign === undefined && '月のページ'}「{approval.title}」を承認する
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Who has approved the pages of a card, what has become void, and where to approve. */
export function CardApprovals({ approvals, addresses }: { approvals: Approvals; addresses: readonly string[] }) {
  const own = approvalsOf(approvals.pages, addresses)
  if (own.length === 0) return null
  return (
    <section>
      <h3>承認</h3>
      <Entries own={own.slice(0, mostEntries)} />
      {own.length > mostEntries && (
        <details>
          <summary>ほかの{own.length - mostEntries}ページ</summary>
          <Entries own={own.slice(mostEntries)} />
        </details>
      )}
    </section>
  )
}
