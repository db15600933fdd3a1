import { dayLength } from '#domain/time/japan-time.ts'

let midnight: ReturnType<typeof setTimeout> | undefined

/** Marks today in the month's calendar, by the day in Japan, and again when the next day starts. */
export function markToday(): void {
  const calendar = document.querySelector<HTMLElement>('[data-first-day]')
  if (!calendar) return
  calendar.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const firstDay = Number(calendar.dataset['firstDay'])
  const today = Math.floor((Date.now() - firstDay) / dayLength)
  const day = calendar.querySelectorAll<HTMLElement>('[data-day]')[today]
  day?.setAttribute('aria-current', 'date')
  // Scrolls the week so that today and the days before it are visible.
  const strip = calendar.closest('[data-scroll]')
  if (strip && day) strip.scrollLeft = day.offsetLeft - 2 * day.offsetWidth
  clearTimeout(midnight)
  midnight = setTimeout(markToday, firstDay + (today + 1) * dayLength - Date.now())
}
