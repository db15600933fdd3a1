import { formatShortMoment } from '#domain/time/format-time.ts'
import { momentNames, listMomentsOfPeriods } from '#domain/time/period-moments.ts'

import { nameVariant, pageHref } from './links.ts'
import type { Approvals, FormPage, PageApproval } from './page-approval.ts'

/** Links to the page in all its variants and states, each of which an approver has to view. */
function Looks({ approval: { pagePaths, periods } }: { approval: PageApproval }) {
  const moments = listMomentsOfPeriods(periods)
  return (
    <ul>
      {pagePaths.map((pagePath) => (
        <li key={pagePath}>
          <span className="note">{nameVariant(pagePath)}</span>
          {moments.map(({ name, at }) => (
            <a key={name} href={pageHref(pagePath, at, 1)} target="_blank" rel="noopener" title={formatShortMoment(at)}>
              {momentNames[name]}
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Roles({ roles }: Pick<Approvals, 'roles'>) {
  const [only, ...more] = roles
  if (only && more.length === 0)
    return (
      <p>
        <input type="hidden" name="role" value={only.id} />「{only.name}」として承認します。
      </p>
    )
  return (
    <fieldset>
      <legend>
        <b>役割</b>
      </legend>
      {roles.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="role" value={id} required />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** Output of the script: the record, its file, and the ways to commit it. */
function RecordOutput({ file, branchPage }: { file: string; branchPage: string | undefined }) {
  const folder = file.replace(/[^/]+$/, '')
  return (
    <div className="made" hidden tabIndex={-1}>
      <strong>記録ができました</strong>
      <p>
        まだ承認ではありません。<code>{file}</code> としてコミットすると、承認になります。
      </p>
      {branchPage !== undefined && (
        <a className="button commit" target="_blank" rel="noopener">
          コミットする画面を開く
        </a>
      )}
      <a className="button save" download={file.slice(folder.length)}>
        ファイルを保存
      </a>
      <details>
        <summary>中身を見る</summary>
        <pre tabIndex={0} aria-label="記録の中身" />
      </details>
    </div>
  )
}

type Props = { approval: PageApproval } & Pick<Approvals, 'roles' | 'commit' | 'branchPage'>

/** The form that creates a page's record. The script shows it: without scripts, the command creates the record. */
export function SignForm({ approval, roles, commit, branchPage }: Props) {
  const { title, page, record, shown } = approval
  const form: FormPage = { page, file: `approvals/${approval.file}`, record, shown }
  return (
    <form
      hidden
      noValidate
      data-page={JSON.stringify(form)}
      data-commit={commit && JSON.stringify(commit)}
      data-branch={branchPage}
      aria-label={`「${title}」の承認`}
    >
      <p>次のすべてを見てから承認します（新しいタブで開きます）。</p>
      <Looks approval={approval} />
      <Roles roles={roles} />
      <label className="field">
        <b>お名前</b>
        <input name="by" type="text" autoComplete="name" required />
      </label>
      <p className="fault" role="alert" />
      <button type="submit">承認の記録を作る</button>
      <RecordOutput file={form.file} branchPage={branchPage} />
    </form>
  )
}
