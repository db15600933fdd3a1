import { existsSync } from 'node:fs'
import path from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { findCitations } from '../support/documents/citations.ts'
import { readDecisionRecord } from '../support/documents/decision-records.ts'
import { readFiles } from '../support/documents/files.ts'
import { findNamedFiles } from '../support/documents/named-files.ts'
import { findBrokenLinks, listHeadings, listLinks, listTableRows } from '../support/documents/markdown.ts'

const documents = await readFiles(
  '*.md',
  '{api-client,blocks,content,content-layer,docs,domain,schemas,site,tests}/**/*.md',
)
const textOf = new Map(documents.map(({ file, text }) => [file, text]))
const headings = new Map(documents.map(({ file, text }) => [file, listHeadings(text)]))
const records = documents.filter(({ file }) => /^docs\/decisions\/\d/.test(file)).map(readDecisionRecord)

function readDocument(file: string): string {
  const text = textOf.get(file)
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
    const numbersOf = (headings: typeof sections) =>
      headings.map(({ text }) => Number(/^(?:§|D)(\d+) \S/.exec(text)?.[1]))
    for (const numbers of [numbersOf(sections), numbersOf(settlements)])
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  })

  test('sections of an RFC, paths, colours and parts of other words are no citations', () => {
    const text = 'RFC 9110 §5.6.5, §10.1.5; M3-D4; #D12345; SM-D10; /D3; D3.5; 3D9; decisions that 3 people made'
    expect(findCitations({ file: '', text })).toEqual([])
    expect(
      findCitations({ file: 'a.ts', text: ' * §9 "Campaign rates", D12; decisions 3 and\n * decision\n * record 4' }),
    ).toEqual([
      { position: 'a.ts:1', target: '§9', quoted: 'Campaign rates' },
      { position: 'a.ts:1', target: 'D12' },
      { position: 'a.ts:1', target: 'decision 3' },
      { position: 'a.ts:2', target: 'decision 4' },
    ])
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

  test.each([...textOf])('every link of %s leads somewhere', (file, text) => {
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
      for (const { url } of listLinks(textOf.get(from) ?? '')) {
        const target = path.posix.join(path.posix.dirname(from), url.split('#')[0] ?? '')
        for (const file of [target, path.posix.join(target, 'README.md')]) if (textOf.has(file)) reached.add(file)
      }
    }
    expect(documents.map(({ file }) => file).filter((file) => !reached.has(file))).toEqual([])
  })

  test('anchors are those of GitHub, for Japanese headings too', () => {
    expect(
      listHeadings('## 「絵」の章（絵）\n\n## `_headers` and *more*: a\n\n## §7 Calls\n\n## §7 Calls').map(
        ({ slug }) => slug,
      ),
    ).toEqual(['絵の章絵', '_headers-and-more-a', '7-calls', '7-calls-1'])
  })
})

describe('counts', () => {
  const count =
    /(?<![§\w])(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|sixteen|twenty) (?:lines|files|tests|cases|calls|screens|blocks|scenarios|kinds)\b/i

  // Records state what was measured on their date; the counts in docs/api.md are generated.
  test('no document states a count that grows with the code', () => {
    const lasting = documents.filter(
      ({ file }) => !/^(?:docs\/decisions\/\d|docs\/benchmarks\/|docs\/api\.md|tests\/)/.test(file),
    )
    const counting = lasting.flatMap(({ file, text }) =>
      text.split('\n').flatMap((line, index) => (count.test(line) ? `${file}:${index + 1} ${line}` : [])),
    )
    expect(counting).toEqual([])
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

describe('decision records', () => {
  test.each(records.map((record) => [record.file, record] as const))(
    '%s has its number, a date, a status and the four headings, or only the status where it is superseded',
    (file, record) => {
      const { number, title, date, status, supersededBy, headings: actualHeadings } = record
      expect(file).toMatch(new RegExp(`^${String(number).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
      expect(title).not.toBe('')
      expect(new Date(date).toJSON()).toMatch(new RegExp(`^${date}T`))
      expect(status).not.toBe('')
      expect(actualHeadings).toEqual(
        supersededBy === undefined ? ['Status', 'Context', 'Decision', 'Consequences'] : ['Status'],
      )
    },
  )

  test('a superseded one names a later one, which also names it', () => {
    for (const { number, supersededBy } of records) {
      if (supersededBy === undefined) continue
      expect(supersededBy).toBeGreaterThan(number)
      expect(records.find((later) => later.number === supersededBy)?.supersedes).toContain(number)
    }
    for (const { number, supersedes } of records) {
      for (const predecessor of supersedes)
        expect(records.find((record) => record.number === predecessor)?.supersededBy).toBe(number)
    }
  })

  test('the index has each once, in order, with its title, date and status', () => {
    const expected = records.map(({ file, number, title, date, status }) => [
      `${number}`,
      `[${title}](${file})`,
      date,
      status,
    ])
    expect(listTableRows(readDocument('docs/decisions/README.md'))).toEqual(expected)
  })
})
