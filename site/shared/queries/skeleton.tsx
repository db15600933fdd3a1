'use client'

import { createContext, use, type ReactNode } from 'react'

import { useReservedHeight } from './use-reserved-height.ts'

/** True if a skeleton only provides its size, and nothing is loading. */
const IsSizeOnly = createContext(false)

/**
 * Reserves the space of loading content by rendering typical content invisibly, so that the size is correct at every
 * width and text size. Invisible content is also hidden from screen readers and the keyboard. Not shown without
 * JavaScript, since it would never be replaced.
 */
export function Skeleton({ children }: { children: ReactNode }) {
  const look = use(IsSizeOnly) ? '' : 'skeleton rounded-card bg-wash'
  return <div className={`${look} *:invisible unscripted:hidden`}>{children}</div>
}

const oneCell = 'grid grid-cols-[minmax(0,1fr)] *:[grid-area:1/1]'

/** Invisible content that only provides its size. */
function Unseen({ children }: { children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`invisible ${oneCell} unscripted:hidden`}>
      <IsSizeOnly value>{children}</IsSizeOnly>
    </div>
  )
}

/**
 * A notice in place of missing content, at its top. As much of the content's space stays reserved as necessary to keep
 * everything visible below in place.
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

/** Content stretched to the size of `reserve`, the largest that may replace it, if something below would move otherwise. */
export function Reserved({ reserve, children }: { reserve: ReactNode; children: ReactNode }) {
  const { ref, isReserved, minHeight } = useReservedHeight()
  return (
    <div ref={ref} style={{ minHeight }} className={oneCell}>
      {isReserved && <Unseen>{reserve}</Unseen>}
      {children}
    </div>
  )
}
