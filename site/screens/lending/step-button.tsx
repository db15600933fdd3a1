'use client'

type Props = { sign: string; label: string; isAtEnd: boolean; onStep: () => void }

/** Changes the amount by one step. At the limit it retains the focus and does nothing. */
export function StepButton({ sign, label, isAtEnd, onStep }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => !isAtEnd && onStep()}
      className="size-12 touch-manipulation rounded-full border-2 border-ink bg-paper text-lead leading-tight font-black aria-disabled:border-line aria-disabled:text-sub"
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  )
}
