import { formatNumber } from '#blocks/format.ts'
import { grantFor, yenToReach } from '#domain/money/points.ts'

/** More than anybody pays at once, and few enough digits for the field. */
const most = 99_999_999

/** Whole yen from what was typed, full-width digits and separators among it. */
function readYen(text: string): number {
  return Math.min(Number(text.normalize('NFKC').replace(/\D/g, '')), most)
}

function estimate(group: HTMLElement, yen: number): void {
  const [base = 0, extra = 0, cap] = (group.dataset['grant'] ?? '').split(',').filter(Boolean).map(Number)
  const { always, added } = grantFor(yen, { base, extra, cap: cap ?? null })
  const rest = cap === undefined ? 0 : yenToReach(cap, extra) - yen
  const shown: Record<string, string> = {
    total: formatNumber(always + added),
    always: formatNumber(always),
    added: formatNumber(added),
    rest: formatNumber(rest),
  }
  for (const place of group.querySelectorAll<HTMLElement>('[data-put]')) {
    const name = place.dataset['put'] ?? ''
    if (name in shown) place.textContent = shown[name] ?? ''
    else place.hidden = name === 'before' ? rest <= 0 : rest > 0
  }
}

addEventListener('input', ({ target }) => {
  const group = target instanceof HTMLInputElement && target.closest<HTMLElement>('[data-grant]')
  if (!group) return
  const [field, slider] = group.querySelectorAll('input')
  if (!field || !slider) return
  const yen = readYen(target.value)
  if (target === slider) field.value = formatNumber(yen)
  else slider.value = String(yen)
  slider.ariaValueText = `${formatNumber(yen)}円`
  estimate(group, yen)
})

// Separators come once typing is over: they would move the caret.
addEventListener('change', ({ target }) => {
  if (target instanceof HTMLInputElement && target.closest('[data-grant]') && target.type === 'text')
    target.value = formatNumber(readYen(target.value))
})
