import { existsSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { findCitations } from './documents/citations.ts'
import { readDecisionRecord } from './documents/decision-records.ts'
import { readFiles } from './documents/files.ts'
import { findNamedFiles } from './documents/named-files.ts'
import { findBrokenLinks, listHeadings, listLinks, listTableRows } from './documents/markdown.ts'

const documents = await readFiles(
  '*.md',
  '{api-client,blocks,content,content-layer,docs,domain,schemas,site,tests}/**/*.md',
)
const textByFile = new Map(documents.map(({ file, text }) => [file, text]))
const headings = new Map(documents.map(({ file, text }) => [file, listHeadings(text)]))
const records = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file)).map(readDecisionRecord)

function readDocument(file: string): string {
  const text = textByFile.get(file)
  if (text === undefined) throw new Error(`There is no ${file}`)
  return text
}

describe('citations', async () => {
  const sources = await readFiles(
    '{.,}*.{mjs,ts}',
    '{api-client,blocks,content-layer,domain,editor,schemas,site,tests}/**/*.{ts,tsx,mjs,js,astro,css,yaml}',
    'schemas/json/*.json',
  )
  // Except for its README, content is text for visitors: a vitamin D3 there is no citation.
  const citations = [...sources, ...documents].flatMap(findCitations)

  const sections = (headings.get('docs/product/specification.md') ?? []).filter(({ depth }) => depth === 2)
  const settlements = (headings.get('docs/product/decisions.md') ?? []).filter(({ depth }) => depth === 3)
  const targets = new Set([
    ...[...sections, ...settlements].map(({ text }) => text.split(' ')[0]),
    ...records.map(({ number }) => `decision ${number}`),
  ])

  test('each leads to a section, a product decision or a decision record', () => {
    expect(citations.filter(({ target }) => !targets.has(target))).toEqual([])
  })

  test('a heading that is quoted behind a section is a heading of that section', () => {
    let current = ''
    const below = new Set<string>()
    for (const { depth, text } of headings.get('docs/product/specification.md') ?? []) {
      if (depth === 2) current = text.split(' ')[0] ?? ''
      else below.add(`${current} ${text}`)
    }
    const quoting = citations.filter(({ quoted }) => quoted !== undefined)
    expect(quoting).not.toEqual([])
    expect(quoting.filter(({ target, quoted }) => !below.has(`${target} ${quoted}`))).toEqual([])
  })

  test('the code cites every kind of them, so the patterns match all of them', () => {
    const inCode = citations.filter(({ position }) => !position.startsWith('docs/'))
    expect(new Set(inCode.map(({ target }) => target.replace(/\d+$/, '')))).toEqual(new Set(['§', 'D', 'decision ']))
  })

  test('sections and product decisions are numbered from 1 without a gap', () => {
    const readNumbers = (headings: typeof sections) =>
      headings.map(({ text }) => Number(/^(?:§|D)(\d+) \S/.exec(text)?.[1]))
    for (const numbers of [readNumbers(sections), readNumbers(settlements)])
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })
})

describe('named files', async () => {
  const sources = await readFiles(
    '{.,}*.{mjs,ts}',
    '{api-client,blocks,content-layer,domain,editor,schemas,site,tests,tools}/**/*.{ts,tsx,mjs}',
  )
  /** Each file by its path, and by the ends of its path: `site/screens/screens.tsx`, `screens/screens.tsx`, `screens.tsx`. */
  const existing = new Set(
    sources.flatMap(({ file }) => file.split('/').map((_, index, parts) => parts.slice(index).join('/'))),
  )

  test('every file of code that a document or a comment names is there', () => {
    const named = [...sources, ...documents].flatMap(findNamedFiles)
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter(({ name }) => !existing.has(name))).toEqual([])
  })
})

describe('links', () => {
  const isWellFormed = (url: string) =>
    URL.canParse(url) && (url.startsWith('https://') || new URL(url).hostname === 'localhost')

  function problemOfLink(from: string, url: string): string | undefined {
    if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return isWellFormed(url) ? undefined : 'no https address'
    const [file = '', anchor] = decodeURI(url).split('#')
    if (file.startsWith('/')) return 'no address within the repository'
    const target = file === '' ? from : path.posix.join(path.posix.dirname(from), file)
    if (target.startsWith('../') || !existsSync(path.join(root, target))) return 'no such file'
    if (anchor === undefined) return undefined
    return headings.get(target)?.some(({ slug }) => slug === anchor) === true ? undefined : 'no such heading'
  }

  test.each([...textByFile])('every link of %s leads somewhere', (file, text) => {
    const problems = listLinks(text).map(({ url, line }) => ({
      place: `${file}:${line}`,
      url,
      problem: problemOfLink(file, url),
    }))
    expect(problems.filter(({ problem }) => problem !== undefined)).toEqual([])
    expect(findBrokenLinks(text)).toEqual([])
  })

  test('every document is reached by links from the README', () => {
    const reached = new Set(['README.md'])
    for (const from of reached) {
      for (const { url } of listLinks(textByFile.get(from) ?? '')) {
        const target = path.posix.join(path.posix.dirname(from), url.split('#')[0] ?? '')
        for (const file of [target, path.posix.join(target, 'README.md')]) if (textByFile.has(file)) reached.add(file)
      }
    }
    expect(documents.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([])
  })
})

describe('the glossary', async () => {
  const rows = listTableRows(readDocument('docs/product/glossary.md'))
  const names = rows.map(([, , code = '']) => code)
  const code = (await readFiles('{api-client,blocks,content-layer,domain,schemas,site}/**/*.{ts,tsx}'))
    .filter(({ file }) => !/\.test\.tsx?$/.test(file))
    .map(({ text }) => text.replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, ''))
    .join('\n')
  const identifiers = new Set(code.match(/[\w$]+(?:-[\w$]+)*/g))

  test('uses the terms of the code', () => {
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => !identifiers.has(/^`([^`]+)`$/.exec(name)?.[1] ?? ''))).toEqual([])
  })

  test('has each word once, in Japanese and in the code, with its meaning', () => {
    for (const column of [rows.map(([japanese]) => japanese), names]) expect(column.length).toBe(new Set(column).size)
    expect(rows.filter((cells) => cells.length !== 4 || cells.includes(''))).toEqual([])
  })
})

test('the index of decision records has each once, in order, with its title, date and status', () => {
  const expected = records.map(({ file, number, title, date, status }) => [
    `${number}`,
    `[${title}](${file})`,
    date,
    status,
  ])
  expect(records.every(({ title, date, status }) => title !== '' && date !== '' && status !== '')).toBe(true)
  expect(listTableRows(readDocument('docs/decisions/README.md'))).toEqual(expected)
})
