import {
  approvalMoments,
  approvalSurfaces,
  type ApprovalMoment,
  type ApprovalSurface,
} from '#schemas/approval-parts.ts'
import { shortMoment } from '#domain/time/format-time.ts'
import { momentNames } from '#domain/time/moments.ts'

import { surfaceNames } from '../../approvals/describe-status.ts'
import { pageHref } from './links.ts'
import type { Approvals, Look, PageApproval } from './page-approval.ts'

function Choice({ name, value, words }: { name: 'moment' | 'surface'; value: string; words: string }) {
  return (
    <label>
      <input type="checkbox" name={name} value={value} />
      {words}
    </label>
  )
}

function LookLinks({ looks }: { looks: readonly Look[] }) {
  return looks.map(({ surface, moment, address, at }) => {
    const day = shortMoment(at)
    const where = `${surfaceNames[surface]}の${momentNames[moment]}`
    return (
      <a
        key={at}
        href={pageHref(address, at, 1)}
        target="_blank"
        rel="noopener"
        aria-label={`${where}、${day}を新しいタブで見る`}
      >
        {looks.length === 1 ? '見る' : day}
      </a>
    )
  })
}

/** What is looked at: a row a state, a column a surface; their headings are what is chosen. */
function Seen({ looks }: { looks: readonly Look[] }) {
  const surfaces = approvalSurfaces.filter((one) => looks.some(({ surface }) => surface === one))
  const cell = (moment: ApprovalMoment, surface: ApprovalSurface) =>
    looks.filter((look) => look.moment === moment && look.surface === surface)
  return (
    <table className="seen">
      <caption>見たものを選んでください</caption>
      <thead>
        <tr>
          <td />
          {surfaces.map((surface) => (
            <th key={surface} scope="col">
              <Choice name="surface" value={surface} words={surfaceNames[surface]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {approvalMoments.map((moment) => (
          <tr key={moment}>
            <th scope="row">
              <Choice name="moment" value={moment} words={momentNames[moment]} />
            </th>
            {surfaces.map((surface) => (
              <td key={surface}>
                <LookLinks looks={cell(moment, surface)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
    <fieldset className="roles">
      <legend>役割</legend>
      {roles.map(({ id, name }) => (
        <label key={id}>
          <input type="radio" name="role" value={id} required />
          {name}
        </label>
      ))}
    </fieldset>
  )
}

/** What the script shows once there is a record: its file, and the ways to commit it. */
function Made({ file, branchPage }: { file: string; branchPage: string | undefined }) {
  const folder = file.replace(/[^/]+$/, '')
  return (
    <div className="made" hidden tabIndex={-1}>
      <h3>記録ができました</h3>
      <p>
        まだ承認ではありません。<code>{file}</code> としてコミットすると、承認になります。
      </p>
      {branchPage !== undefined && (
        <p>
          <a className="button commit" target="_blank" rel="noopener">
            コミットする画面を開く
          </a>
        </p>
      )}
      <p className="actions">
        <a className="button plain save" download={file.slice(folder.length)}>
          ファイルを保存
        </a>
        <button type="button" className="plain copy">
          中身をコピー
        </button>
      </p>
      <details>
        <summary>中身を見る</summary>
        <pre className="command" tabIndex={0} aria-label="記録の中身" />
      </details>
    </div>
  )
}

type Props = { approval: PageApproval } & Pick<Approvals, 'roles' | 'commit' | 'branchPage'>

/** The form that makes a page's record. The script shows it: without scripts, the command is what signs. */
export function SignForm({ approval: { title, looks, signed }, roles, commit, branchPage }: Props) {
  return (
    <form
      hidden
      noValidate
      data-page={JSON.stringify(signed)}
      data-commit={commit && JSON.stringify(commit)}
      data-branch={branchPage}
      aria-label={`「${title}」の承認`}
    >
      <Seen looks={looks} />
      <Roles roles={roles} />
      <label className="field">
        お名前
        <input name="by" type="text" autoComplete="name" required />
      </label>
      <p className="fault" role="alert" />
      <button type="submit">承認の記録を作る</button>
      <Made file={signed.file} branchPage={branchPage} />
    </form>
  )
}
