import { toApiError } from '#api-client/api-error.ts'

import { nameFailure, failureTexts } from '../../error-page-texts.ts'
import { NoticeFrame } from '../notices/notice-frame.tsx'

type Props = {
  /** What a component or a call has thrown; undefined if the cause is unknown. */
  error?: unknown
}

/**
 * Notice of a failed part of a page, with a reload button (specification §2, §8). If a call failed, it states the HTTP
 * status. `reload-buttons.ts`, which runs before React, handles every `data-reload` button, so this one works even if
 * React has failed.
 */
export function ErrorNotice({ error }: Props) {
  const httpStatus = error === undefined ? undefined : toApiError(error).details.status
  return (
    <NoticeFrame title={failureTexts.text} message={failureTexts.advice} hint={nameFailure(httpStatus)}>
      <button
        type="button"
        data-reload=""
        className="grid min-h-13 w-full place-items-center rounded-full border-2 border-ink bg-paper px-4 py-3 text-body leading-tight font-bold text-ink aria-busy:opacity-60"
      >
        {failureTexts.retry}
      </button>
    </NoticeFrame>
  )
}
