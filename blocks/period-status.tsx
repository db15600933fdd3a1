const states = [
  { text: '開催前', short: '開催前', show: 'upcoming:inline' },
  { text: '開催中', short: '開催中', show: 'running:inline' },
  { text: 'このキャンペーンは終了しました', short: '終了しました', show: 'ended:inline' },
] as const

/**
 * The status of the enclosing period (D7), which the page script sets. Its line is reserved from the start, and absent
 * where scripts do not run.
 */
export function PeriodStatus({ isShort = false }: { isShort?: boolean }) {
  return (
    <span className="flex h-6 items-center gap-2 text-note font-bold text-ink ended:text-sub unscripted:hidden">
      <span
        aria-hidden="true"
        className="hidden size-2 rounded-full bg-accent upcoming:block upcoming:bg-sub running:block running:solid-when-forced"
      />
      {states.map(({ text, short, show }) => (
        <span key={text} className={`hidden ${show}`}>
          {isShort ? short : text}
        </span>
      ))}
    </span>
  )
}
