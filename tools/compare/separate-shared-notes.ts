import { changeKey, type Change } from '#content-layer/diff/change.ts'
import type { ChangedEntry } from './changed-entry.ts'

function isNote({ label }: Change): boolean {
  return label.startsWith('注記')
}

/** Makes one entry of each change of a note that several share, so that it is reviewed once. */
export function separateSharedNotes(entries: readonly ChangedEntry[]): {
  notes: ChangedEntry[]
  others: ChangedEntry[]
} {
  const sharing = new Map<string, { change: Change; sharers: ChangedEntry[] }>()
  for (const entry of entries.filter(({ state }) => state === 'changed')) {
    for (const change of entry.changes.filter(isNote)) {
      const group = sharing.get(changeKey(change)) ?? { change, sharers: [] }
      group.sharers.push(entry)
      sharing.set(changeKey(change), group)
    }
  }
  const shared = [...sharing].filter(([, { sharers }]) => sharers.length > 1)
  const taken = new Set(shared.map(([key]) => key))
  const notes = shared.map(([, { change, sharers }], index): ChangedEntry => {
    return {
      id: `note-${index + 1}`,
      kind: 'note',
      title: `共通の${change.label.replace(/の文$/, '')}（${sharers.length}か所で使用）`,
      state: 'changed',
      pagePaths: sharers.flatMap(({ pagePaths }) => pagePaths),
      periods: sharers.reduce<ChangedEntry['periods']>((found, { periods }) => (found.before ? found : periods), {}),
      runs: sharers.flatMap((sharer) => sharer.runs),
      audience: 'この注記のあるページを見る方',
      changes: [change],
    }
  })
  const others = entries.map((entry) =>
    entry.state === 'changed'
      ? { ...entry, changes: entry.changes.filter((change) => !taken.has(changeKey(change))) }
      : entry,
  )
  return { notes, others }
}
