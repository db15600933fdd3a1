// The script of pages with a rate: shows the points for the amount that a visitor enters into a calculator.

import { groupDigits } from '#blocks/format.ts'
import { amountAtCap, barParts } from '#domain/money/estimate-bar.ts'
import { pointsForPayment, parsePointTerms } from '#domain/money/points.ts'

import { readRememberedYen, yenKey } from './remembered-yen.ts'

/** Matches up to eight digits, with separators or without; larger sums are implausible. */
const typedYen = /^(?:\d{0,8}|\d{1,2}(?:,\d{3}){2}|\d{1,3},\d{3})$/

/**
 * Parses typed or pasted yen: full-width or half-width digits, with or without separators, ¥ and 円. Returns 0 for an
 * empty text, undefined for any other text. Accepts fewer notations than `domain/money/parse-yen.ts`, to be small.
 */
function parseYen(text: string): number | undefined {
  const amount = text.normalize('NFKC').replace(/^[\s¥]+|[\s円]+$/g, '')
  return typedYen.test(amount) ? Number(amount.replaceAll(',', '')) : undefined
}

const dash = '–'

/** Shows the points for an amount in yen. For an undefined amount, shows dashes and the message for an invalid input. */
function showPoints(calculator: HTMLElement, yen: number | undefined): void {
  const terms = parsePointTerms(calculator.dataset['grant'])
  const { base, extra } = pointsForPayment(yen ?? 0, terms)
  // By the names in `data-put`: the texts of elements, and whether others are visible.
  const texts: Record<string, string> = {
    total: groupDigits(base + extra),
    always: groupDigits(base),
    added: groupDigits(extra),
  }
  const isVisible: Record<string, boolean> = {
    after: yen !== undefined && yen >= (amountAtCap(terms) ?? Infinity),
    unread: yen === undefined,
  }
  for (const target of calculator.querySelectorAll<HTMLElement>('[data-put]')) {
    const name = target.dataset['put'] ?? ''
    if (name in texts) target.textContent = yen === undefined ? dash : (texts[name] ?? '')
    else target.hidden = isVisible[name] !== true
  }
  for (const button of calculator.querySelectorAll<HTMLElement>('[data-yen]'))
    button.setAttribute('aria-pressed', String(Number(button.dataset['yen']) === yen))
  const parts = barParts(yen ?? 0, terms)
  const [first, second] = calculator.querySelectorAll('[data-bar]')
  first?.setAttribute('width', `${parts.base}`)
  second?.setAttribute('x', `${parts.base}`)
  second?.setAttribute('width', `${parts.extra}`)
}

/** Stores the amount for the other calculators of this visit. */
function storeAmount(yen: number): void {
  try {
    sessionStorage.setItem(yenKey, String(yen))
  } catch {
    // Without storage, the next page starts with its example.
  }
}

/** Finds the calculator that an event belongs to. */
function findCalculator(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-grant]') : null
}

/** Enters an amount for the visitor: one of the buttons, or the last one of this visit. */
function enterAmount(calculator: HTMLElement, field: HTMLInputElement, yen: number): void {
  field.value = groupDigits(yen)
  field.setAttribute('aria-invalid', 'false')
  showPoints(calculator, yen)
}

addEventListener('input', ({ target }) => {
  const calculator = findCalculator(target)
  if (!calculator || !(target instanceof HTMLInputElement)) return
  const yen = parseYen(target.value)
  target.setAttribute('aria-invalid', String(yen === undefined))
  showPoints(calculator, yen)
  if (yen !== undefined) storeAmount(yen)
})

addEventListener('click', ({ target }) => {
  const yen = Number((target instanceof HTMLElement && target.dataset['yen']) || 0)
  const calculator = findCalculator(target)
  const field = calculator?.querySelector('input')
  if (!yen || !calculator || !field) return
  enterAmount(calculator, field, yen)
  storeAmount(yen)
})

// Separators are added once typing is over: they would move the caret.
addEventListener('change', ({ target }) => {
  if (!findCalculator(target) || !(target instanceof HTMLInputElement)) return
  const yen = parseYen(target.value)
  if (yen !== undefined) target.value = groupDigits(yen)
})

// Islands are skipped, because React expects the markup of the server.
document.addEventListener('DOMContentLoaded', () => {
  const yen = readRememberedYen()
  if (yen === undefined) return
  for (const calculator of document.querySelectorAll<HTMLElement>('[data-grant]')) {
    const field = calculator.querySelector('input')
    if (field && !calculator.closest('[data-island]')) enterAmount(calculator, field, yen)
  }
})
