'use client'

import { useSyncExternalStore } from 'react'

import { queries } from '../../api.ts'
import { announcements, type Announcement } from './announcements.ts'
import { CallProgressBar, WaitNote } from './call-progress-bar.tsx'
import { useConnectionWatch } from './use-is-online.ts'
import { useSignInWatch } from './use-sign-in-state.ts'

const noAnnouncement: Announcement = { text: '', count: 0 }

/** Services shared by all islands of a page: the progress bar, announcements, and watchers of its state. */
export function ScreenServices() {
  useSignInWatch(queries)
  useConnectionWatch()
  const { text, count } = useSyncExternalStore(announcements.subscribe, announcements.read, () => noAnnouncement)
  return (
    <>
      <CallProgressBar />
      <WaitNote />
      <p role="status" className="sr-only">
        <span key={count}>{text}</span>
      </p>
    </>
  )
}
