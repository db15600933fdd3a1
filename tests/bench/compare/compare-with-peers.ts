import { median, type Row } from '../support/row.ts'

const compared = 'cold, whole process'

/** Sets the goal of our own cold runs to the fastest peer's median on the same files. */
export function compareWithPeers(rows: readonly Row[]): Row[] {
  return rows.map((row) => {
    if (row.part !== 'content' || row.what !== compared) return row
    const peers = rows.filter(
      ({ part, what, campaigns }) => part === 'peers' && what === compared && campaigns === row.campaigns,
    )
    return peers.length === 0 ? row : { ...row, goal: Math.min(...peers.map(({ runs }) => median(runs))) }
  })
}
