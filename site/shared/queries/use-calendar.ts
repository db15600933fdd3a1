'use client'

import { useQuery } from '@tanstack/react-query'

import { siteUrl } from '#blocks/site-url.ts'

import type { Calendar } from '#content-layer/documents/document-types.ts'
import { calendarFile, documentsPath } from '#content-layer/documents/document-files.ts'

async function readCalendar({ signal }: { signal: AbortSignal }): Promise<Calendar['campaigns']> {
  const [{ calendar }, response] = await Promise.all([
    import('./calendar-schema.ts'),
    fetch(siteUrl(`/${documentsPath}/${calendarFile}`), { signal }),
  ])
  if (!response.ok) throw new Error(`${calendarFile}: status ${response.status}`)
  return calendar.parse(await response.json()).campaigns
}

/**
 * Queries the currently published dates of all campaigns. Fetched at run time, so that pages that list all campaigns
 * need not be rebuilt when one changes.
 */
export function useCalendar() {
  return useQuery({ queryKey: ['calendar'], queryFn: readCalendar, retry: false })
}
