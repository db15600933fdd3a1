import { dayInJapan, dayLength, startOfDay, weekdays } from '#domain/time/japan-time.ts'

import { setText } from '../elements/set-text.ts'

/** An offer: its period in milliseconds since 1970, and a label for each of its days, such as that of the eighth day. */
type DatedOffer = { start: number; end: number; dayWord: string | undefined }

/**
 * Returns the labels of a day, each once: the labels that offers have for each of their days; of all other offers, whether
 * they start or end. `day` counts from 1970 in Japan.
 */
function listLabels(day: number, offers: readonly DatedOffer[]): Set<string> {
  const labels = new Set<string>()
  for (const { start, end, dayWord } of offers) {
    const [first, last] = [dayInJapan(start), dayInJapan(end)]
    if (dayWord !== undefined && first <= day && day <= last) labels.add(dayWord)
    else {
      if (first === day) labels.add('開始')
      if (last === day) labels.add('最終日')
    }
  }
  return labels
}

/** The timer that fires when the next day starts in Japan. */
let midnight: ReturnType<typeof setTimeout> | undefined

/**
 * Writes the seven days from today on in Japan into the strip of the page, with their labels, and again when the next day
 * starts. A week without labels stays hidden.
 */
export function fillWeek(offers: readonly DatedOffer[]): void {
  const week = document.querySelector<HTMLElement>('[data-week]')
  if (!week) return
  const today = dayInJapan(Date.now())
  let day = today
  let isEmpty = true
  for (const item of week.querySelectorAll('li')) {
    const date = new Date(day * dayLength)
    const labels = listLabels(day, offers)
    const [weekday, number, , label] = item.children
    if (!weekday || !number || !label) continue
    setText(weekday, day === today ? '今日' : (weekdays[date.getUTCDay()] ?? ''))
    setText(number, `${date.getUTCDate()}`)
    setText(label, [...labels].join('\n'))
    if (labels.size > 0) isEmpty = false
    if (day === today) number.setAttribute('aria-current', 'date')
    else number.toggleAttribute('data-marked', labels.size > 0)
    day += 1
  }
  week.hidden = isEmpty
  clearTimeout(midnight)
  midnight = setTimeout(() => fillWeek(offers), startOfDay(today + 1) - Date.now())
}
