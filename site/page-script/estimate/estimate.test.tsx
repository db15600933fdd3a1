// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { PointsEstimate } from '#blocks/points-estimate/points-estimate.tsx'
import { readAmount } from '#site/screens/lending/validate-amount.ts'

import './estimate.ts'

afterEach(() => document.body.replaceChildren())

function renderAndType(text: string) {
  document.body.innerHTML = renderToStaticMarkup(
    <PointsEstimate
      grant={{ base: 1, extra: 4, cap: 300 }}
      rateAppliesTo="お支払い"
      scope={{ id: 'a', headingLevel: 2 }}
    />,
  )
  const field = document.querySelector<HTMLInputElement>('input[type=text]') ?? expect.fail('no field')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  const put = (name: string) => document.querySelector<HTMLElement>(`[data-put=${name}]`) ?? expect.fail(name)
  return {
    points: ['always', 'added', 'total'].map((name) => put(name).textContent),
    isShown: Object.fromEntries(['after', 'unread'].map((name) => [name, !put(name).hidden])),
    value: field.value,
    isInvalid: field.getAttribute('aria-invalid'),
  }
}

test.each([
  ['10000', '10,000', ['100', '300', '400']],
  ['￥12,800', '12,800', ['128', '300', '428']],
  [' 123,456 円', '123,456', ['1,234', '300', '1,534']],
  ['１２，０００', '12,000', ['120', '300', '420']],
  ['', '0', ['0', '0', '0']],
])('of %j are reckoned %s yen', (text, value, points) => {
  expect(renderAndType(text)).toMatchObject({ value, points, isInvalid: 'false' })
})

test.each(['−500', '2,980円×2', '1.5', '1,5', '1万', 'abc', '123456789', '123,456,789'])(
  'of %j nothing is reckoned: it stays, and it is said what to write',
  (text) => {
    expect(renderAndType(text)).toEqual({
      points: ['–', '–', '–'],
      isShown: { after: false, unread: true },
      value: text,
      isInvalid: 'true',
    })
  },
)

test('the amount that is one of the buttons is marked there, and no other', () => {
  const pressed = () =>
    [...document.querySelectorAll('button')]
      .filter((one) => one.getAttribute('aria-pressed') === 'true')
      .map((one) => one.textContent)
  renderAndType('3,000')
  expect(pressed()).toEqual(['3,000円'])
  document.querySelector<HTMLElement>('[data-yen="10000"]')?.click()
  expect(pressed()).toEqual(['10,000円'])
  renderAndType('12,800')
  expect(pressed()).toEqual([])
})

const limits = { minimum: 1_000, maximum: 300_000, step: 1_000 }

test.each([
  ['10000', 10_000],
  ['￥12,000', 12_000],
  ['123,000円', 123_000],
])('the field of a loan reads %j as the estimate does: %i yen', (text, amount) => {
  expect(renderAndType(text).value.replaceAll(',', '')).toBe(String(amount))
  expect(readAmount(text, limits)).toEqual({ amount })
})

test.each(['−500', '2,980円×2', '1.5', 'abc'])('the field of a loan refuses %j as the estimate does', (text) => {
  expect(renderAndType(text).isInvalid).toBe('true')
  expect(readAmount(text, limits)).toEqual({ issue: 'notNumber' })
})

// The estimate reads digits only, because every page carries its script (decision 34).
test('only the field of a loan reads 1万', () => {
  expect(renderAndType('1万').isInvalid).toBe('true')
  expect(readAmount('1万', limits)).toEqual({ amount: 10_000 })
})
