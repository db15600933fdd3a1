import { dayLength } from '#domain/time/japan-time.ts'

let midnight: ReturnType<typeof setTimeout> | undefined

/** Marks today in the month's calendar, by the day in Japan, and again when the next day starts. */
export function markToday(): void {
  const calendar = document.querySelector<HTMLElement>('[data-first-day]')
  if (!calendar) return
  calendar.querySelector('[aria-current]')?.removeAttribute('aria-current')
  const firstDay = Number(calendar.dataset['firstDay'])
  const today = Math.floor((Date.now() - firstDay) / dayLength)
  calendar.querySelectorAll('[data-day]')[today]?.setAttribute('aria-current', 'date')
  clearTimeout(midnight)
  midnight = setTimeout(markToday, firstDay + (today + 1) * dayLength - Date.now())
}
