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
      className="with-room stamp-pressed -rotate-3 rounded-chip border-2 border-accent bg-paper px-1.5 text-tiny leading-snug min-[23rem]:text-small font-black whitespace-nowrap text-accent"
    >
      <span data-text={label} className="stamp-words" />
    </span>
  )
}
