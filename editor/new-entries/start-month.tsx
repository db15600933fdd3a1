import { useEffect, useState, type ComponentProps, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

import type { PlannedFiles } from '../engine/engine-client.ts'
import { getMonthAfter } from '../form/entry-templates.ts'
import { closeOnLeaving } from '../dialogs/dialog.ts'
import type { Session } from '../session/session.ts'
import { createMonth, findMonthProblem } from './create-month.ts'
import { ChoiceFields, PlannedCampaigns, Problems, SheetField, type Choice, type Sheet } from './plan-fields.tsx'

/** Opens the form of a new month that starts from the newest one. */
function UnplannedButton({ month, onClose }: { month: string; onClose: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="own-other"
      onClick={() => {
        onClose()
        location.hash = `#/collections/new-month/new?_slug=${month}`
      }}
    >
      計画なしで始める
    </button>
  )
}

type DialogProps = { session: Session; folder: FileSystemDirectoryHandle; onClose: () => void }

/** Reads the months of a folder, undefined until then, and holds the month to create, at first the next one. */
function useMonths({ session, folder }: DialogProps, onFailure: (failure: string) => void) {
  const [months, setMonths] = useState<readonly string[]>()
  const [choice, setChoice] = useState<Choice>({ month: '', from: undefined, shops: {} })
  useEffect(() => {
    session.readMonths(folder).then(
      (found) => {
        const newest = found.at(-1)
        setMonths(found)
        setChoice({ month: newest === undefined ? '' : getMonthAfter(newest), from: newest, shops: {} })
      },
      () => onFailure('このフォルダーを読めません。ページを読みこみなおして、フォルダーを選びなおしてください。'),
    )
  }, [session, folder, onFailure])
  return { months, choice, setChoice }
}

type PlannedOptions = { session: Session; choice: Choice; sheet: Sheet | undefined; onFailure: (text: string) => void }

/** Returns what a plan would create, read again whenever the choice changes. */
function usePlanned({ session, choice, sheet, onFailure }: PlannedOptions) {
  const [planned, setPlanned] = useState<PlannedFiles>()
  useEffect(() => {
    let isCurrent = true
    if (!sheet) return undefined
    session.engine.planMonth({ ...choice, ...sheet }).then(
      (result) => isCurrent && setPlanned(result),
      (error: unknown) => isCurrent && onFailure(String(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [session, sheet, choice, onFailure])
  return { planned, setPlanned }
}

type RequestProps = ComponentProps<typeof Problems> & {
  isFolderRead: boolean
  onSheet: (sheet: Sheet) => void
}

/** Asks for the sheet of a plan, below what could not be read in the one that was chosen before. */
function SheetRequest({ sheet, problems, isFolderRead, onSheet }: RequestProps): ReactNode {
  return (
    <>
      {problems.length > 0 ? (
        <Problems sheet={sheet} problems={problems} />
      ) : (
        <p>
          計画の表（CSV）を入れると、その月のページとキャンペーンが、表の数と日付でできます。率には、いつもの率への上乗せを書きます。
        </p>
      )}
      {isFolderRead && (
        <SheetField onSheet={onSheet}>
          <strong>計画の表をここに置くか、押して選びます</strong>
          <span className="own-shown">表計算のソフトで「CSV」として保存したもの</span>
        </SheetField>
      )}
    </>
  )
}

/** Asks for the plan of a new month, and writes the month into the folder. */
function PlanDialog(props: DialogProps): ReactNode {
  const { session, folder, onClose } = props
  const [sheet, setSheet] = useState<Sheet>()
  const [failure, setFailure] = useState<string>()
  const [isWriting, setWriting] = useState(false)
  const { months, choice, setChoice } = useMonths(props, setFailure)
  const { planned, setPlanned } = usePlanned({ session, choice, sheet, onFailure: setFailure })

  const create = async (chosen: Sheet) => {
    setWriting(true)
    try {
      const refused = await createMonth(session, folder, { ...choice, ...chosen })
      if (!refused) return
      setPlanned(refused)
    } catch (error) {
      setFailure(`${error instanceof Error ? error.message : String(error)}。何も作っていません。`)
    }
    setWriting(false)
  }

  const problems = planned && 'problems' in planned ? planned.problems : []
  const campaigns = planned && 'campaigns' in planned ? planned.campaigns : []
  const problemOfName = months && sheet ? findMonthProblem(choice.month, months) : undefined
  const reported = [problemOfName, failure].filter((problem) => problem !== undefined)
  return (
    <>
      <h2 id="own-plan-title">新しい月を始める</h2>
      {campaigns.length > 0 ? (
        <>
          <ChoiceFields months={months ?? []} choice={choice} onChoice={setChoice} />
          <p>
            「{sheet?.name}」の{campaigns.length}件のキャンペーンです。いまある月とキャンペーンは変わりません。
          </p>
          <PlannedCampaigns
            campaigns={campaigns}
            shops={choice.shops}
            onShops={(shops) => setChoice({ ...choice, shops })}
          />
        </>
      ) : (
        <SheetRequest sheet={sheet} problems={problems} isFolderRead={months !== undefined} onSheet={setSheet} />
      )}
      {reported.map((problem) => (
        <p key={problem} className="own-problem" role="alert">
          {problem}
        </p>
      ))}
      {!months && failure === undefined && <p role="status">フォルダーを読んでいます…</p>}
      <form method="dialog">
        {sheet && campaigns.length > 0 ? (
          <button type="button" disabled={isWriting || problemOfName !== undefined} onClick={() => void create(sheet)}>
            {isWriting ? '作っています…' : `${choice.month} を作る`}
          </button>
        ) : (
          <UnplannedButton month={choice.month} onClose={onClose} />
        )}
        <button>やめる</button>
      </form>
    </>
  )
}

/** Says how a plan is used where no folder is edited, and starts a month without one. */
function HostDialog({ newest, onClose }: { newest: string; onClose: () => void }): ReactNode {
  return (
    <>
      <h2 id="own-plan-title">新しい月を始める</h2>
      <p>
        計画の表（CSV）からは、パソコンのフォルダを開いたときに作れます。GitHub や GitLab
        に保存するここでは作れません。プロジェクトのフォルダでは、次の命令でも作れます。
      </p>
      <pre>npm run new -- {getMonthAfter(newest)} --plan 計画の表.csv</pre>
      <form method="dialog">
        <UnplannedButton month={getMonthAfter(newest)} onClose={onClose} />
        <button>やめる</button>
      </form>
    </>
  )
}

/** Asks how a new month starts: from the sheet of its plan, or as a copy of the newest one. */
export function startMonth(session: Session, newest: string): void {
  const dialog = document.createElement('dialog')
  dialog.className = 'own-dialog'
  dialog.setAttribute('aria-labelledby', 'own-plan-title')
  document.body.append(dialog)
  const root = createRoot(dialog)
  dialog.addEventListener('close', () => {
    root.unmount()
    dialog.remove()
  })
  const { editorFolder } = globalThis
  const onClose = () => dialog.close()
  root.render(
    editorFolder ? (
      <PlanDialog session={session} folder={editorFolder} onClose={onClose} />
    ) : (
      <HostDialog newest={newest} onClose={onClose} />
    ),
  )
  dialog.showModal()
  closeOnLeaving(dialog)
}
