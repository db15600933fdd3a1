import { formatMoment } from '#domain/time/format-time.ts'

import type { ChangedEntry } from '../../compare/changed-entry.ts'
import type { VersionName } from '../../compare/versions/base-commit.ts'
import { Document } from './document.tsx'
import { LeftoverList, withLeftovers } from './leftover-list.tsx'
import { PageList } from './page-list.tsx'
import { PageTexts } from './page-texts.tsx'
import type { Review } from './review.ts'
import { Screenshots } from './screenshots.tsx'
import { describeCounts, EntryCard } from './entry-card.tsx'
import { affectsEndedCampaign } from './period-and-audience.ts'

function VersionRow({ side, version: { name, details } }: { side: string; version: VersionName }) {
  return (
    <div>
      <dt>{side}</dt>
      <dd>
        {name}
        {details.map((detail) => (
          <p className="note" key={detail}>
            {detail}
          </p>
        ))}
      </dd>
    </div>
  )
}

/** Maximum length of a term in the table of contents, in characters before and after. */
const maxTermLength = 60

/** Lists the first changed terms, one a line. */
function Terms({ entry: { state, changes } }: { entry: ChangedEntry }) {
  if (state !== 'changed') return null
  return changes
    .filter(({ kind, before = '', after = '' }) => kind === 'terms' && before !== '' && after !== '')
    .filter(({ before = '', after = '' }) => before.length + after.length <= maxTermLength)
    .slice(0, 2)
    .map(({ label, before, after }) => (
      <span key={label} className="note">
        {label}: {before} → {after}
      </span>
    ))
}

/** Returns the pages without an entry, such as lists, and those that only the code changed. */
function listOtherGroups(groups: Review['groups']): Review['groups'] {
  return groups.filter(({ entryId }) => entryId === undefined)
}

function Contents({ review: { entries, texts, groups, createdAt } }: { review: Review }) {
  const others = listOtherGroups(groups)
  return (
    <nav className="contents" id="contents" aria-label="変わるところの目次">
      <ol>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>
              {entry.title}
              <Terms entry={entry} />
            </a>
            <span className="note">
              {describeCounts(entry)}
              {affectsEndedCampaign(entry, createdAt) ? '・終了後' : ''}
            </span>
          </li>
        ))}
        {withLeftovers(entries).length > 0 && (
          <li>
            <a href="#leftovers">写したまま残っているところ</a>
          </li>
        )}
        {texts.length > 0 && (
          <li>
            <a href="#texts">ページで変わる文</a>
          </li>
        )}
        {others.length > 0 && (
          <li>
            <a href="#others">ほかに変わるページ</a>
          </li>
        )}
      </ol>
    </nav>
  )
}

function OtherPages({ review: { groups, screenshots } }: { review: Review }) {
  const others = listOtherGroups(groups)
  if (others.length === 0) return null
  return (
    <article className="card" id="others" aria-labelledby="others-title">
      <h2 id="others-title">ほかに変わるページ（{others.flatMap(({ pagePaths }) => pagePaths).length}）</h2>
      {others.map(({ id, pagePaths }) => (
        <section className="row" key={id}>
          <PageList pagePaths={pagePaths} />
          <Screenshots screenshots={screenshots.filter(({ group }) => group.id === id)} name={id} />
        </section>
      ))}
    </article>
  )
}

/** `/review/`: all changes, fields first, then the text of pages. */
export function ChangesPage({ review }: { review: Review }) {
  const { names, entries, groups, texts, leftOut, unchangedPages, createdAt } = review
  const ended = entries.filter((entry) => affectsEndedCampaign(entry, createdAt))
  return (
    <Document current="changes">
      <h1>変わるところ</h1>
      <dl>
        <VersionRow side="前" version={names.before} />
        <VersionRow side="後" version={names.after} />
      </dl>
      <p className="note">{formatMoment(createdAt)}（日本時間）に作りました。</p>
      {ended.length > 0 && (
        <div className="alert">
          終了したキャンペーンの変更が{ended.length}件あります。まず、次を確かめてください。
          <ul>
            {ended.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {entries.length + groups.length === 0 ? <p>二つの版に、ちがいはありません。</p> : <Contents review={review} />}
      {entries.map((entry) => (
        <EntryCard key={entry.id} entry={entry} review={review} />
      ))}
      <LeftoverList entries={entries} />
      <PageTexts texts={texts} />
      <OtherPages review={review} />
      {leftOut > 0 && <p className="alert">変わるページが多いため、{leftOut}組は画面を撮っていません。</p>}
      <details className="card">
        <summary>変わらないページ（{unchangedPages.length}）</summary>
        <PageList pagePaths={unchangedPages} />
      </details>
    </Document>
  )
}
