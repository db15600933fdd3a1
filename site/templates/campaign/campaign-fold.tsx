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

type Props = { summary?: string; listClass: string; group?: string; className?: string }

/**
 * A closed fold into which the page script moves campaigns of the list before it that have ended, or those of a group,
 * whose number it writes; hidden until it does.
 */
export function CampaignFold({ summary = '終了したキャンペーン', listClass, group, className = 'mt-4' }: Props) {
  return (
    <details hidden data-group={group} className={className}>
      <summary className="mx-auto flex max-w-[37.5rem] min-h-11 items-center justify-between gap-3 rounded-full border-2 border-line px-5 text-note font-bold desktop:max-w-none">
        <span>
          {summary}
          {group !== undefined && <span data-count="" className="ml-2 whitespace-nowrap text-sub tabular" />}
        </span>
        <FoldMark />
      </summary>
      <ul className={listClass} />
    </details>
  )
}
