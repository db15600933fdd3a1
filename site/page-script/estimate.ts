import { formatNumber } from '#blocks/format.ts'
import { grantFor, yenToReach } from '#domain/money/points.ts'
import { readTypedYen } from '#domain/money/typed-yen.ts'

/** Sums from here on, in yen, are refused as implausible. */
const tooMuch = 100_000_000

/** Whole yen of what was typed or pasted; 0 of nothing, undefined of what is not exactly one sum. */
function readYen(text: string): number | undefined {
  if (text.trim() === '') return 0
  const yen = readTypedYen(text)
  return yen === undefined || yen >= tooMuch ? undefined : yen
}

const unknown = '–'

/** Writes what a sum brings; of one that cannot be read, nothing but that. */
function estimate(group: HTMLElement, yen: number | undefined): void {
  const [base = 0, extra = 0, cap] = (group.dataset['grant'] ?? '').split(',').filter(Boolean).map(Number)
  const { always, added } = grantFor(yen ?? 0, { base, extra, cap: cap ?? null })
  const rest = cap === undefined ? 0 : yenToReach(cap, extra) - (yen ?? 0)
  const texts: Record<string, string> = {
    total: formatNumber(always + added),
    always: formatNumber(always),
    added: formatNumber(added),
    rest: formatNumber(rest),
  }
  const isVisible: Record<string, boolean> = {
    before: yen !== undefined && rest > 0,
    after: yen !== undefined && rest <= 0,
    unread: yen === undefined,
  }
  for (const target of group.querySelectorAll<HTMLElement>('[data-put]')) {
    const name = target.dataset['put'] ?? ''
    if (name in texts) target.textContent = yen === undefined ? unknown : (texts[name] ?? '')
    else target.hidden = isVisible[name] !== true
  }
}

addEventListener('input', ({ target }) => {
  const group = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-grant]')
  if (!group) return
  const [field, slider] = group.querySelectorAll('input')
  if (!field || !slider) return
  const yen = readYen(target.value)
  field.setAttribute('aria-invalid', String(yen === undefined))
  estimate(group, yen)
  if (yen === undefined) return
  if (target === slider) field.value = formatNumber(yen)
  else slider.value = String(yen)
  slider.ariaValueText = `${formatNumber(yen)}円`
})

// Separators are added once typing is over: they would move the caret.
addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !target.closest('[data-grant]') || target.type !== 'text') return
  const yen = readYen(target.value)
  if (yen !== undefined) target.value = formatNumber(yen)
})
