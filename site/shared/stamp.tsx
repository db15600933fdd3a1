type Props = {
  /** What is done. */
  label: string
}

/**
 * A stamp beside the tag of a stage, which shows at a glance what is done. It is decoration: the same is written below,
 * and announced when it happens.
 */
export function Stamp({ label }: Props) {
  return (
    <span
      aria-hidden="true"
      className="with-room stamp-pressed -rotate-3 rounded-chip border-2 border-accent bg-paper px-2 text-small leading-snug font-black whitespace-nowrap text-accent"
    >
      <span data-text={label} className="stamp-words" />
    </span>
  )
}
