import { stateNames } from '../../approvals/check-approvals.ts'
import { Document } from './document.tsx'
import { getAnchor, type Approvals, type PageApproval } from './page-approval.ts'
import { SignForm } from './sign-form.tsx'

function PageSection({ approval, approvals }: { approval: PageApproval; approvals: Approvals }) {
  const { page, title, state, isChanged, isNeeded, lines } = approval
  const id = getAnchor(approval)
  const { roles, commit, branchPage } = approvals
  const isApproved = state === 'approved'
  const [, ...others] = lines
  return (
    <article className="card" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <span className={`tag ${state}`}>{stateNames[state]}</span>
        {isChanged && <span className="tag">今回変わる</span>}
        {title}
      </h2>
      <p className="note">
        {page}
        {isNeeded && '・承認が要るページ'}
      </p>
      {others.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <details open={!isApproved && approvals.pages.length === 1}>
        <summary>{isApproved ? 'もう一度承認する' : 'このページを承認する'}</summary>
        <SignForm approval={approval} roles={roles} commit={commit} branchPage={branchPage} />
      </details>
    </article>
  )
}

/** Sorts open approvals before completed ones, and changed pages first within each group. */
function sortByUrgency(pages: readonly PageApproval[]): PageApproval[] {
  const isDone = ({ state }: PageApproval) => state === 'approved'
  return pages.toSorted((a, b) => Number(isDone(a)) - Number(isDone(b)) || Number(b.isChanged) - Number(a.isChanged))
}

/** `/review/approvals/`: the approvals of the pages, and a form for each that creates the file to commit. */
export function ApprovalsPage({ approvals }: { approvals: Approvals }) {
  const { pages, commit } = approvals
  const needed = pages.filter(({ isNeeded }) => isNeeded)
  const open = needed.filter(({ state }) => state !== 'approved')
  return (
    <Document current="approvals">
      <h1>承認</h1>
      <p>
        ページを見て、承認の記録を作ります。記録には、見えるものすべてのハッシュが入ります。あとで何か一つでも変わると、その承認は無効になります。
      </p>
      {commit?.isClean === false && (
        <p className="alert">まだコミットしていない変更があります。記録と一緒にコミットしてください。</p>
      )}
      {pages.length === 0 ? (
        <p>変わったページにも、承認が要るページにも、承認できるものはありません。</p>
      ) : (
        <p className="note">
          {pages.length}ページ。
          {needed.length > 0 && `承認が要るのは${needed.length}ページで、まだなのは${open.length}ページです。`}
        </p>
      )}
      <div className="approvals">
        {sortByUrgency(pages).map((approval) => (
          <PageSection key={approval.file} approval={approval} approvals={approvals} />
        ))}
      </div>
    </Document>
  )
}
