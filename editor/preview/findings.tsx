import type { Finding } from '../engine/engine-client.ts'
import { FindingList } from './finding-list.tsx'
import type { FindingCallbacks } from './finding-row.tsx'
import { MarkedList } from './marked-list.tsx'
import { isMark } from './marked-parts.ts'

type Props = FindingCallbacks & {
  findings: readonly Finding[]
  /** The files of the entry that is being edited: their findings are first. */
  files: readonly string[]
  /** Whether the findings are of what is in the form now. */
  isCurrent?: boolean
}

const isError = (finding: Finding) => finding.severity === 'error'
const isOpen = ({ severity, reason }: Finding) => severity === 'warning' && reason === undefined
const isSettled = ({ reason }: Finding) => reason !== undefined

/** All findings of the check: of this entry in full, of the rest of the content collapsed. */
export function Findings({ findings, files, isCurrent = true, ...callbacks }: Props) {
  const fileFindings = findings.filter(({ file }) => files.includes(file))
  const others = findings.filter(({ file, reason }) => !files.includes(file) && reason === undefined)
  const isGood = !fileFindings.some((finding) => isError(finding) || isOpen(finding))
  const errorCount = others.filter(isError).length
  return (
    <div className="preview-findings" aria-live="polite">
      {isGood && isCurrent && <p className="preview-good">この入力に、直すところはありません。</p>}
      {!isCurrent && <p className="preview-checking">確かめています…</p>}
      <FindingList
        heading="直すところ"
        findings={fileFindings.filter((finding) => isError(finding) && !isMark(finding))}
        {...callbacks}
      >
        <p className="preview-where">このままでも保存できます。公開は、直してからになります。</p>
      </FindingList>
      <MarkedList marked={fileFindings.filter(isMark)} {...callbacks} />
      <FindingList
        heading="確かめてほしいところ（公開は止まりません）"
        findings={fileFindings.filter(isOpen)}
        {...callbacks}
      />
      <FindingList heading="確認ずみ" findings={fileFindings.filter(isSettled)} {...callbacks} />
      {others.length > 0 && (
        <details className="preview-others">
          <summary>
            ほかのファイル{errorCount > 0 ? `（直すところ ${errorCount}件）` : ''}
            <span className="preview-count">{others.length}件</span>
          </summary>
          <FindingList heading="直すところ" findings={others.filter(isError)} {...callbacks} />
          <FindingList
            heading="確かめてほしいところ（公開は止まりません）"
            findings={others.filter(isOpen)}
            {...callbacks}
          />
        </details>
      )}
    </div>
  )
}
