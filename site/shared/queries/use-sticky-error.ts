'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Returns why a read has no data, even while it is being retried: the message, and the retry button that has the focus,
 * stay until there is a new result. TanStack Query itself drops the error as soon as a retry starts.
 */
export function useStickyError({
  data,
  error,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null)
}
