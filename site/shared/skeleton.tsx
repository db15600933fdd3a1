'use client'

import { createContext, use, type ReactNode } from 'react'

import { useReservedHeight } from './use-reserved-height.ts'

/** True where a skeleton only gives its size, and nothing is waited for. */
export const IsSizeOnly = createContext(false)

/**
 * Reserves the space of content that is loading by rendering typical content invisibly, so that the size is right at
 * every width and text size. Invisible content is hidden from screen readers and the keyboard too. Not shown without
 * JavaScript, where nothing would ever replace it.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  const look = use(IsSizeOnly) ? '' : 'skeleton rounded-card bg-wash'
  return <div className={`${look} *:invisible unscripted:hidden`}>{children}</div>
}

const oneCell = 'grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]'

/** Content for its size only. */
function Unseen({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`invisible ${oneCell} unscripted:hidden`}>
      <IsSizeOnly value>{children}</IsSizeOnly>
    </div>
  )
}

/**
 * A notice at the top of the place of missing content, of which as much stays reserved as keeps everything visible
 * below in place.
 */
export function ReservedSpace({ size, children }: { size: ReactNode; children: ReactNode }) {
  const { ref, isReserved, minHeight } = useReservedHeight()
  return (
    <div ref={ref} style={{ minHeight }} className={oneCell}>
      {isReserved && <Unseen>{size}</Unseen>}
      <div>{children}</div>
    </div>
  )
}

/** Content as large as `reserve`, the largest that may replace it, where something below would move otherwise. */
export function Reserved({ reserve, children }: { reserve: ReactNode; children: ReactNode }) {
  const { ref, isReserved, minHeight } = useReservedHeight()
  return (
    <div ref={ref} style={{ minHeight }} className={`${oneCell} items-start`}>
      {isReserved && <Unseen>{reserve}</Unseen>}
      {children}
    </div>
  )
}
