import { groupLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { ChangedEntry } from '../../compare/changed-entry.ts'

/** Returns the entries with texts copied unchanged from a previous version. */
export function withLeftovers(
  entries: readonly ChangedEntry[],
): (ChangedEntry & Required<Pick<ChangedEntry, 'previous'>>)[] {
  return entries.flatMap((entry) =>
    entry.previous && entry.previous.leftovers.length > 0 ? [{ ...entry, previous: entry.previous }] : [],
  )
}

/** Lists the texts that new pages copied unchanged from previous versions, which no comparison shows. */
export function LeftoverList({ entries }: { entries: readonly ChangedEntry[] }) {
  const listed = withLeftovers(entries)
  if (listed.length === 0) return null
  return (
    <article className="card" id="leftovers" aria-labelledby="leftovers-title">
      <h2 id="leftovers-title">
        写したまま残っているところ（{listed.flatMap(({ previous }) => previous.leftovers).length}）
      </h2>
      <p className="note">前の版と同じ文です。今回の月にも合っているか、公開する前に読んでください。</p>
      {listed.map(({ id, title, previous }) => (
        <section key={id}>
          <h3>
            <a href={`#${id}`}>{title}</a>
          </h3>
          <p className="note">{previous.title}とくらべています。</p>
          {groupLeftovers(previous.leftovers).map(([reason, texts]) => (
            <div key={reason}>
              <h4>
                {reason}（{texts.length}）
              </h4>
              <ul>
                {texts.map(({ text }) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </article>
  )
}
