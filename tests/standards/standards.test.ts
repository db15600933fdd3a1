import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { glob } from 'tinyglobby'
import { describe, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { accessibilityPage, asvsPage } from './pages.ts'
import { readStandard } from './standards.ts'

const asvs = await readStandard('asvs')
const wcag = await readStandard('wcag')
const read = (file: string) => readFile(path.join(root, file), 'utf8')

const sources = await glob(
  ['{domain,schemas,blocks,content-layer,site,tools,editor,api-client}/**/*.{ts,tsx,mjs}', '!**/*.test.{ts,tsx}'],
  { cwd: root, ignore: ['site/{.next,.generated,out,public}/**'] },
)

async function sourcesWith(pattern: RegExp): Promise<string[]> {
  expect(sources.length).toBeGreaterThan(900)
  const texts = await Promise.all(sources.map(read))
  return sources.filter((_, index) => pattern.test(texts[index] ?? '')).sort()
}

test('the pages of the standards are written from their lines (else: npm run generate)', async () => {
  expect(await read('docs/asvs.md')).toBe(asvsPage(asvs))
  expect(await read('docs/accessibility.md')).toBe(accessibilityPage(wcag))
})

test('no requirement is listed twice', () => {
  for (const [lines, minimum] of [
    [asvs, 100],
    [wcag, 56],
  ] as const) {
    const criteria = lines.flatMap(({ of }) => of.map(String))
    expect(criteria.length).toBeGreaterThanOrEqual(minimum)
    expect(criteria.filter((number, index) => criteria.indexOf(number) !== index)).toEqual([])
  }
})

describe.each([...asvs, ...wcag])('$requirement', ({ state, test: citedTest, because }) => {
  test('names an existing test, or has a reason', async () => {
    expect(state === 'met' ? citedTest : because).toBeDefined()
    if (citedTest !== undefined) expect(await read(citedTest.file)).toContain(citedTest.title)
  })
})

test('no command starts a program through a shell', async () => {
  const actual = await sourcesWith(/\bshell: (?!false|')|\bexecSync\(|import \{[^}]*\bexec(?:Sync)?\b/)
  // npm has no other way in on Windows; its arguments are fixed.
  expect(actual).toEqual(['tools/commands/run.mjs'])
})

test('no page creates code from text', async () => {
  expect(await sourcesWith(/\beval\(|new Function\(|document\.write\(/)).toEqual([])
})
