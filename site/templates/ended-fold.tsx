type Props = { listClass: string; group?: string; className?: string }

/** The mark of a summary that unfolds. */
export function FoldMark() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      fill="none"
      className="shrink-0 [details[open]>summary>&]:rotate-180"
    >
      <path d="M3 6l5 5 5-5" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink" />
    </svg>
  )
}

/**
 * The fold into which the page script moves the campaigns of the list before it that have ended, or those of a group;
 * hidden until it does.
 */
export function EndedFold({ listClass, group, className = 'mt-4' }: Props) {
  return (
    <details hidden data-group={group} className={className}>
      <summary className="mx-auto flex max-w-[37.5rem] min-h-11 items-center justify-between rounded-full border-2 border-line px-5 text-note font-bold desktop:max-w-none">
        終了したキャンペーン
        <FoldMark />
      </summary>
      <ul className={listClass} />
    </details>
  )
}
