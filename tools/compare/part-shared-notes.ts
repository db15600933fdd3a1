import { changeKey, type Change } from '#content-layer/diff/change.ts'
import type { Subject } from './subject.ts'

function isNote({ label }: Change): boolean {
  return label.startsWith('注記')
}

/** Makes one subject of each change of a note that several share, so that it is reviewed once. */
export function partSharedNotes(subjects: readonly Subject[]): { notes: Subject[]; others: Subject[] } {
  const sharing = new Map<string, { change: Change; sharers: Subject[] }>()
  for (const subject of subjects.filter(({ state }) => state === 'changed')) {
    for (const change of subject.changes.filter(isNote)) {
      const group = sharing.get(changeKey(change)) ?? { change, sharers: [] }
      group.sharers.push(subject)
      sharing.set(changeKey(change), group)
    }
  }
  const shared = [...sharing].filter(([, { sharers }]) => sharers.length > 1)
  const taken = new Set(shared.map(([key]) => key))
  const notes = shared.map(([, { change, sharers }], index): Subject => {
    return {
      id: `note-${index + 1}`,
      kind: 'note',
      title: `共通の${change.label.replace(/の文$/, '')}（${sharers.length}か所で使用）`,
      state: 'changed',
      pagePaths: sharers.flatMap(({ pagePaths }) => pagePaths),
      periods: sharers.reduce<Subject['periods']>((found, { periods }) => (found.before ? found : periods), {}),
      runs: sharers.flatMap((sharer) => sharer.runs),
      audience: 'この注記のあるページを見る方',
      changes: [change],
    }
  })
  const others = subjects.map((subject) =>
    subject.state === 'changed'
      ? { ...subject, changes: subject.changes.filter((change) => !taken.has(changeKey(change))) }
      : subject,
  )
  return { notes, others }
}
