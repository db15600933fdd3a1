const days = Array.from({ length: 7 }, (_, index) => index)

/**
 * Seven days from today on, with what starts, ends or happens on one day only. The page script writes them from the
 * offers below: only a browser knows the day, so without scripts there are none.
 */
export function WeekStrip() {
  return (
    <section hidden data-week="" aria-label="今日からの7日間">
      <ol className="mt-5 grid max-w-120 grid-cols-7 text-center text-tiny leading-snug font-bold tabular">
        {days.map((day) => (
          <li key={day}>
            <span className="block text-sub" />
            <span className="mx-auto my-1 grid size-9 place-items-center rounded-full text-note aria-[current]:bg-accent aria-[current]:text-paper data-marked:border-2 data-marked:bg-coin" />
            <span className="sr-only">日</span>
            <span className="block whitespace-pre-line" />
          </li>
        ))}
      </ol>
    </section>
  )
}
