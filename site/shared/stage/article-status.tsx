'use client'

import { useEffect, useRef } from 'react'

import type { PeriodStatus } from '#domain/time/period-status.ts'

/**
 * Sets the status of a campaign without a period on its article, as the page script does for a campaign with one (D21):
 * only the server decides. While it is unknown the article has none.
 */
export function ArticleStatus({ status }: { status: PeriodStatus | undefined }) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const article = ref.current?.closest('article')
    if (article && status) article.dataset['status'] = status
    else delete article?.dataset['status']
  }, [status])
  return <span ref={ref} hidden />
}
