'use client'

import { createContext, use, type ReactNode } from 'react'

/** True behind a notice, where nothing is waited for. */
const IsStill = createContext(false)

/**
 * Reserves the space of content that is loading by rendering typical content invisibly, so that the size is right at
 * every width and text size. Invisible content is hidden from screen readers and the keyboard too. Not shown without
 * JavaScript, where nothing would ever replace it.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  const kind = use(IsStill) ? 'visible' : 'skeleton'
  return <div className={`${kind} rounded-card bg-wash *:invisible unscripted:hidden`}>{children}</div>
}

/** A notice on the place that its skeleton has kept: nothing below it moves, although the content never came. */
export function InPlaceOf({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" className="invisible unscripted:hidden">
        <IsStill value>{skeleton}</IsStill>
      </div>
      <div className="relative">{children}</div>
    </div>
  )
}

/** Content that is at least as large as `reserve`, the largest that may stand in its place. */
export function Reserved({ reserve, children }: { reserve: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]">
      <div aria-hidden="true" className="invisible grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1] unscripted:hidden">
        {reserve}
      </div>
      {children}
    </div>
  )
}
