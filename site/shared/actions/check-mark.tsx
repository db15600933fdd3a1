/** A tick in a circle, beside the name of something that is done. */
export function CheckMark() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <circle cx="10" cy="10" r="10" className="fill-ink" />
      <path
        d="M5.5 10.5l3 3 6-6.5"
        fill="none"
        className="stroke-paper"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
