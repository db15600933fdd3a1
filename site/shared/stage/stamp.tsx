type Props = {
  /** Text that states the completed action. */
  label: string
}

/**
 * A stamp next to the tag of a stage, which shows at a glance that an action is completed. Decorative: the same is
 * written below, and announced when it happens.
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
