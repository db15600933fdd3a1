'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * Why a read has no answer, kept also while it is tried again: what was said, and the button that has the focus, stay
 * until there is something else to say. TanStack Query itself forgets the failure as soon as another try begins.
 */
export function useLastingError({
  data,
  error,
  errorUpdateCount,
}: Pick<UseQueryResult, 'data' | 'error' | 'errorUpdateCount'>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (data === undefined && errorUpdateCount > 0 ? last : null)
}
