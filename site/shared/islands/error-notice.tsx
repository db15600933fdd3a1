import { toApiError } from '#api-client/api-error.ts'

import { nameFailure, failureTexts } from '../../failure-texts.ts'
import { NoticeFrame } from '../notices/notice-frame.tsx'

/**
 * Notice of a failed part, with the status code if a call caused it, and a reload button (specification §2, §8). The
 * script that runs before React handles the button, so it works without React.
 */
export function ErrorNotice({ error }: { error?: unknown }) {
  const status = error === undefined ? undefined : toApiError(error).details.status
  return (
    <NoticeFrame title={failureTexts.text} message={failureTexts.advice} hint={nameFailure(status)}>
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
