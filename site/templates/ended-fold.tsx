/**
 * The fold into which the page script moves the campaigns of the list before it that have ended; hidden until it does.
 */
export function EndedFold({ listClass }: { listClass: string }) {
  return (
    <details hidden className="mt-4">
      <summary className="flex min-h-11 items-center justify-between rounded-full border-2 border-line px-5 text-note font-bold">
        終了したキャンペーン
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" fill="none">
          <path d="M3 6l5 5 5-5" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
        </svg>
      </summary>
      <ul className={listClass} />
    </details>
  )
}
