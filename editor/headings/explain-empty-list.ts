import type { KnownMonths } from '../session/known-months.ts'

/** Describes what belongs in an empty list, above Sveltia's button for its first entry. */
export function explainEmptyList(months: KnownMonths): void {
  const text = document.querySelector('[aria-description] .empty-state > span')
  if (!text) return
  const description = text.closest('[aria-description]')?.getAttribute('aria-description') ?? ''
  const month = location.hash === '#/collections/campaigns' ? months.newest() : undefined
  const sentence = `${month === undefined ? 'ここ' : `${month} `}には、まだ何もありません。${description}`
  if (text.textContent !== sentence) text.textContent = sentence
}
