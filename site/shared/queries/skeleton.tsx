'use client'

import { createContext, use, type ReactNode } from 'react'

import { waitText } from '../context/use-long-wait.ts'
import { useReservedHeight } from './use-reserved-height.ts'

type SkeletonProps = {
  /** Whether it has a text that content is loading, as one skeleton of a screen does. */
  hasText?: boolean
  /** False once the content is there. The content keeps its elements and its state then. */
  isLoading?: boolean
  children: ReactNode
}

/** True if a skeleton only provides its size, and nothing is loading. */
const IsSizeOnly = createContext(false)

/**
 * Reserves the space of loading content by rendering typical content invisibly, so that the size is correct at every
 * width and text size. Invisible content is also hidden from screen readers and the keyboard. Not shown without
 * JavaScript, since it would never be replaced.
 */
export function Skeleton({ hasText = false, isLoading = true, children }: SkeletonProps) {
  const visible = hasText ? 'skeleton rounded-card bg-wash wait-text' : 'skeleton rounded-card bg-wash'
  const look = use(IsSizeOnly) ? '' : visible
  if (!isLoading) return <div className="contents">{children}</div>
  return (
    <div data-text={hasText ? waitText : undefined} className={`${look} *:invisible unscripted:hidden`}>
      {children}
    </div>
  )
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

type ReservedSpaceProps = {
  /** The content whose space is reserved: what is missing, or the largest that may replace the children. */
  size: ReactNode
  /** Whether the children fill the space, instead of beginning at its top. */
  isStretched?: boolean
  children: ReactNode
}

/**
 * Content in the space of other content, such as a notice in place of what is missing. As much of the space is reserved
 * as necessary to keep everything visible below in place.
 */
export function ReservedSpace({ size, isStretched = false, children }: ReservedSpaceProps) {
  const { ref, isReserved, minHeight } = useReservedHeight()
  return (
    <div ref={ref} style={{ minHeight }} className={oneCell}>
      {isReserved && <Unseen>{size}</Unseen>}
      {isStretched ? children : <div>{children}</div>}
    </div>
  )
}
