import { changeKinds, type Change } from '#content-layer/diff/change.ts'
import { namesOfSides } from '#content-layer/diff/previous-version.ts'
import { kindNames } from '#content-layer/diff/labels.ts'
import { locationOf, type Subject } from '../../compare/subject.ts'
import { ChangeRow } from './change-row.tsx'
import type { SideNames } from './sentence.tsx'
import { pageHref } from './links.ts'
import type { Review } from './review.ts'

type RowsProps = {
  changes: readonly Change[]
  files: Review['pictureFiles']
  /** Labels for two existing pages, neither of which replaces the other. */
  sides: SideNames
}

function Rows({ changes, files, sides }: RowsProps) {
  return (
    <ul className="changes">
      {changes.map((change, index) => (
        <ChangeRow key={index} change={change} files={files} heading="h5" sides={sides} />
      ))}
    </ul>
  )
}

function Kind({ kind, changes, ...shown }: RowsProps & { kind: Change['kind'] }) {
  const ofKind = changes.filter((change) => change.kind === kind)
  if (ofKind.length === 0) return null
  return (
    <>
      <h4>
        {kindNames[kind]}（{ofKind.length}）
      </h4>
      <Rows changes={ofKind} {...shown} />
    </>
  )
}

/**
 * Compares a new page or campaign with its most likely source: lists the differences, and states that everything else
 * is the same.
 */
export function PreviousChanges({ subject, files }: { subject: Subject | undefined; files: Review['pictureFiles'] }) {
  const [first] = subject?.pagePaths ?? []
  if (!subject?.previous || first === undefined) return null
  const { title, isSame, path, changes, followed } = subject.previous
  const { heading, ...sides } = namesOfSides(subject.previous)
  return (
    <section className="earlier">
      <h3>{heading}</h3>
      <p className="note">
        {isSame ? '前回は' : 'はじめてのものなので、文がいちばん似ている'}
        {path === undefined ? title : <a href={pageHref(path)}>{title}</a>}
        {isSame ? 'です。' : 'とくらべます。'}ここにない文は、どちらも同じです（全文は
        <a href={pageHref(locationOf(subject, first))}>今回のページ</a>）。
      </p>
      {changes.length === 0 && <p>日付と、日付に合わせて変わる文のほかは、同じです。</p>}
      {changeKinds.map((kind) => (
        <Kind key={kind} kind={kind} changes={changes} files={files} sides={sides} />
      ))}
      {followed.length > 0 && (
        <details>
          <summary>月に合わせて移した日付、上の値から計算し直した数、並びだけの違い（{followed.length}）</summary>
          <Rows changes={followed} files={files} sides={sides} />
        </details>
      )}
    </section>
  )
}
