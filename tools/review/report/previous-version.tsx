import { groupBy } from '#domain/group-by.ts'
import { getSideNames } from '#content-layer/diff/previous-version.ts'
import { kindNames } from '#content-layer/diff/review-labels.ts'
import { getEntryUrl, type ChangedEntry } from '../../compare/changed-entry.ts'
import { ChangeRows } from './change-rows.tsx'
import { pageHref } from './links.ts'
import type { Review } from './review.ts'

/** Lists how a new page or campaign differs from its most likely source. */
export function PreviousChanges({ entry, files }: { entry: ChangedEntry; files: Review['pictureFiles'] }) {
  const [first] = entry.pagePaths
  if (!entry.previous || first === undefined) return null
  const { title, isSame, path, changes, followed } = entry.previous
  const { heading, ...sides } = getSideNames(entry.previous)
  return (
    <section className="earlier">
      <h3>{heading}</h3>
      <p className="note">
        {isSame ? '前回は' : 'はじめてのものなので、文がいちばん似ている'}
        {path === undefined ? title : <a href={pageHref(path)}>{title}</a>}
        {isSame ? 'です。' : 'とくらべます。'}ここにない文は、どちらも同じです（全文は
        <a href={pageHref(getEntryUrl(entry, first))}>今回のページ</a>）。
      </p>
      {changes.length === 0 && <p>日付と、日付に合わせて変わる文のほかは、同じです。</p>}
      {[...groupBy(changes, ({ kind }) => kind)].map(([kind, ofKind]) => (
        <section key={kind}>
          <h4>
            {kindNames[kind]}（{ofKind.length}）
          </h4>
          <ChangeRows changes={ofKind} files={files} heading="h5" sides={sides} />
        </section>
      ))}
      {followed.length > 0 && (
        <details>
          <summary>月に合わせて移した日付、上の値から計算し直した数、並びだけの違い（{followed.length}）</summary>
          <ChangeRows changes={followed} files={files} heading="h5" sides={sides} />
        </details>
      )}
    </section>
  )
}
