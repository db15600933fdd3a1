import { expect, test } from 'vitest'

import { suggestPath } from './suggest-path.ts'

const pages = ['/', '/jp/card/', '/jp/card/in-app/', '/jp/card/202305-1/', '/jp/card/202305-1/8th-day/in-app/']

test.each([
  ['/jp/card/202305-1/。', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/%E3%80%82', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/%25E3%2580%2582', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/）', '/jp/card/202305-1/'],
  ['/jp/card/202305-1)', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/」です。', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/>', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/,', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/.', '/jp/card/202305-1/'],
  ['/jp/card/202305-1/%C2%A0', '/jp/card/202305-1/'],
  ['/jp/card/%20202305-1/', '/jp/card/202305-1/'],
  ['/jp/card/202305%E2%80%8B-1/', '/jp/card/202305-1/'],
  ['/JP/Card/202305-1/8TH-DAY/in-app', '/jp/card/202305-1/8th-day/in-app/'],
  ['/jp/card/202305−1/', '/jp/card/202305-1/'],
  ['/jp/card/202305‐1/', '/jp/card/202305-1/'],
  ['/ｊｐ／ｃａｒｄ／', '/jp/card/'],
  ['//jp//card//', '/jp/card/'],
  ['/jp/card/INDEX.HTML', '/jp/card/'],
  ['/jp/card/%E3%80', '/jp/card/'],
  ['/index.php', '/'],
])('%s was meant for %s', (path, page) => {
  expect(suggestPath(path, pages)).toBe(page)
})

test.each(['/jp/card/209901-1/', '/jp/car/', '/jp/card/202305-1/8th-da/', '/jp/card/202305-1x/'])(
  '%s was meant for no page that is known',
  (path) => {
    expect(suggestPath(path, pages)).toBeUndefined()
  },
)
