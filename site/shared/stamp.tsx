type Props = {
  /** What is done. */
  labels: string
  /** What follows. */
  next?: string
  /** True right after the visitor's own tap: then it is pressed onto the page, unless they want less motion. */
  isNew?: boolean
  isSmall?: boolean
}

/**
 * A stamp that shows at a glance what is done. It is decoration: the same is written below, and announced when it
 * happens.
 */
export function Stamp({ labels, next, isNew = false, isSmall = false }: Props) {
  return (
    <div
      aria-hidden="true"
      className={`inline-block max-w-full -rotate-3 border-accent bg-paper leading-tight ${isSmall ? 'rounded-chip border-2 px-2 py-0.5 text-small' : 'rounded-tile border-3 px-3 py-1.5'} ${isNew ? 'stamp-pressed' : ''}`}
    >
      <p data-text={labels} className="stamp-words font-black text-accent" />
      {next !== undefined && <p data-text={next} className="stamp-words mt-0.5 text-small leading-snug font-bold" />}
    </div>
  )
}
