type Props = {
  /** What is done. */
  words: string
  /** What comes next. */
  next?: string
  /** True right after the visitor's own tap: then it is pressed onto the page, unless they want less motion. */
  isNew?: boolean
}

/**
 * A stamp that says in a glance what is done. It is decoration: what it says stands in words below, and is announced
 * when it happens.
 */
export function Stamp({ words, next, isNew = false }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`inline-block max-w-full -rotate-3 rounded-tile border-3 border-accent bg-paper px-3 py-1.5 leading-tight ${isNew ? 'stamp-pressed' : ''}`}
    >
      <p data-text={words} className="stamp-words font-black text-accent" />
      {next !== undefined && <p data-text={next} className="stamp-words mt-0.5 text-small leading-snug font-bold" />}
    </div>
  )
}
