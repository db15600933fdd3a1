const states = [
  { text: '開催前', short: '開催前', show: 'upcoming:inline' },
  { text: '開催中', short: '開催中', show: 'running:inline' },
  { text: 'このキャンペーンは終了しました', short: '終了しました', show: 'ended:inline' },
] as const

/**
 * Where the nearest period stands now (D7). The page script tells which; its line is kept free from the start,
 * and is not there at all where no script runs.
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
