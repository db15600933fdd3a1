import { describe, expect, test } from 'vitest'

import { normalizeText } from './normalize-text.ts'

describe('a number is read in whatever characters it is written', () => {
  test.each([
    ['５０％', '50%'],
    ['𝟓𝟎%', '50%'],
    ['㊿%', '50%'],
    ['⑤⓪%', '50%'],
    ['5️⃣0️⃣%', '50%'],
    ['５0️⃣%', '50%'],
    ['5\u0332%', '5%'],
    ['₅₀%', '50%'],
    ['９，０００円', '9,000円'],
    ['１．５倍', '1.5倍'],
    ['50㌫', '50パーセント'],
    ['300㌽', '300ポイント'],
    ['50\n%還元', '50 %還元'],
    ['50\u3000%', '50 %'],
    ['ﾎﾟｲﾝﾄ', 'ポイント'],
    ['か\u3099', 'が'],
    ['⼗倍', '十倍'],
    ['ＭＡＸ', 'MAX'],
  ])('%j as %j', (written, read) => {
    expect(normalizeText(written).text).toBe(read)
  })

  test.each(['①3日まで', '（仮）！？：〜～', '｛上限：年なし｝', '一行目。\n二行目', '2023\n次の行', 'お店、'])(
    '%j stays as it is',
    (text) => {
      expect(normalizeText(text).text).toBe(text)
    },
  )
})

test('an offset in the text as read is mapped to the source text', () => {
  const written = 'いま𝟓𝟎%で㊿P、が'.normalize('NFD')
  const { text: read, offsetOf } = normalizeText(written)
  expect(read).toBe('いま50%で50P、が')
  const at = (part: string) => written.slice(offsetOf(read.indexOf(part)))
  expect(at('50%')).toMatch(/^𝟓/u)
  expect(at('0%')).toMatch(/^𝟎/u)
  expect(at('%で')).toMatch(/^%/u)
  expect(at('50P')).toMatch(/^㊿/u)
  expect(at('P、')).toMatch(/^P/u)
  expect(at('が')).toBe('か\u3099')
})
