import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { noUnpublishedData } from '../../../tests/support/review/no-unpublished-data.ts'

import { readBuiltVersion } from './built-version.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'review-built-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

const screen = (chunk: string, order: string) =>
  `<meta content="script-src 'sha256-${order}='"><script src="/_next/static/chunks/${chunk}.js"></script><p>甲</p><script>self.__next_f.push([1,"${order}"])</script>`

test('a built page is the same for each build of the same sources, and another for other code', async () => {
  write('jp/lending/index.html', screen('one', 'ab'))
  write('jp/loyalty/index.html', screen('one', 'ba'))
  write('jp/other/index.html', screen('two', 'ab'))
  write('content/v1/index.json', '{}')
  const version = await readBuiltVersion(folder, { basePath: '/spring', ...noUnpublishedData })
  expect(version.pagePaths).toEqual(['/jp/lending/', '/jp/loyalty/', '/jp/other/'])
  expect([...version.documents]).toEqual([['index.json', '{}']])
  const [one, same, other] = await Promise.all(version.pagePaths.map((pagePath) => version.markup(pagePath)))
  expect(one).toBe(same)
  expect(one).not.toBe(other)
  expect(await version.markup('/jp/nothing/')).toBeNull()
})

test('a built page and its files are found below the path of the site', async () => {
  write('media/a.svg', '<svg/>')
  const version = await readBuiltVersion(folder, { basePath: '/spring', ...noUnpublishedData })
  expect((await version.file('/spring/media/a.svg'))?.toString()).toBe('<svg/>')
  expect((await version.file('/spring/jp/lending/'))?.toString()).toContain('甲')
  expect(await version.file('/spring/nothing.svg')).toBeUndefined()
})
