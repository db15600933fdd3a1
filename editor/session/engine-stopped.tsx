import { useSyncExternalStore, type ReactNode } from 'react'

import type { Session } from './session.ts'

/** Says that nothing is checked at the moment, with a button to try again; nothing while it is. */
export function EngineStopped({ session }: { session: Session }): ReactNode {
  const problem = useSyncExternalStore(session.subscribe, session.connection.getProblem)
  if (problem === undefined) return null
  return (
    <p className="own-check-list" role="alert">
      確かめる仕組みが止まっています。入力と保存はできますが、直すところとページは、前のままです。{' '}
      <button type="button" className="own-button" onClick={session.connection.retry}>
        もう一度ためす
      </button>{' '}
      <small>（{problem}）</small>
    </p>
  )
}
