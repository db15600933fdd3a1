import { expect, test } from 'vitest'

import { faultOf } from './make-record.ts'

const choice = { by: '山田 花子', role: 'legal', moments: ['during'], surfaces: ['web'] } as const

test('a choice with a name can be signed', () => {
  expect(faultOf(choice)).toBeUndefined()
})

test.each([
  [{ by: '' }, 'お名前を入れてください'],
  [{ by: '山田\u202e子花' }, 'お名前に見えない文字（U+202E）があります'],
  [{ by: '\u001b[2J山田' }, 'お名前に見えない文字（U+001B）があります'],
  [{ moments: [] }, 'いつの姿を見たか'],
])('what cannot be signed is told', (changes, told) => {
  expect(faultOf({ ...choice, ...changes })).toContain(told)
})
