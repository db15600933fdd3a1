import { pageError } from '../page-error.ts'

/**
 * An error message with a reload button (specification §2, §8). The script that runs before React handles the button,
 * so it works without React.
 */
export function ErrorNotice() {
  return (
    <section
      aria-label={pageError.title}
      role="alert"
      className="rounded-card border-2 border-line px-5 py-6 text-center"
    >
      <p className="text-lead font-extrabold">{pageError.title}</p>
      <p className="mt-2 text-note">{pageError.text}</p>
      <button
        type="button"
        data-reload=""
        className="mt-5 grid min-h-13 w-full place-items-center rounded-full border-2 border-ink bg-paper px-4 py-3 text-body leading-tight font-bold text-ink aria-busy:opacity-60"
      >
        {pageError.retry}
      </button>
    </section>
  )
}
