import { groupLeftovers } from '#content-layer/rules/edits/leftovers.ts'
import type { Subject } from '../../compare/subject.ts'

/** Returns the subjects with texts copied unchanged from a previous version. */
export function withLeftovers(subjects: readonly Subject[]): (Subject & Required<Pick<Subject, 'previous'>>)[] {
  return subjects.flatMap((subject) =>
    subject.previous && subject.previous.leftovers.length > 0 ? [{ ...subject, previous: subject.previous }] : [],
  )
}

/** Lists the texts that new pages copied unchanged from previous versions, which no comparison shows. */
export function LeftoverList({ subjects }: { subjects: readonly Subject[] }) {
  const listed = withLeftovers(subjects)
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
