import { readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { readFiles } from './documents/files.ts'
import { listTableRows } from './documents/markdown.ts'

/** A test that a document cites: `[name](../path), “part of its title”`. */
const citedTest = /\]\(\.\.\/([^)]+)\), “([^”]+)”/

/** A table of requirements: each row has its numbers first, its state and its test or reason last. */
async function readRequirements(document: string) {
  const rows = listTableRows(await readFile(path.join(root, document), 'utf8'))
  return rows.map((cells) => {
    const [numbers = '', state = '', proof = ''] = [cells.at(0), cells.at(-2), cells.at(-1)]
    const [, file, title] = citedTest.exec(proof) ?? []
    return { numbers: numbers.split(', '), state, proof, file, title }
  })
}

const asvs = await readRequirements('docs/asvs.md')
const wcag = await readRequirements('docs/accessibility.md')

test.each([
  { name: 'ASVS', requirements: asvs, minimum: 100 },
  { name: 'WCAG', requirements: wcag, minimum: 56 },
])('each requirement of $name is listed once', ({ requirements, minimum }) => {
  const numbers = requirements.flatMap((requirement) => requirement.numbers)
  expect(numbers.length).toBeGreaterThanOrEqual(minimum)
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

test.each([...asvs, ...wcag])('requirement $numbers names an existing test, or has a reason', async (requirement) => {
  const { state, proof, file, title = '' } = requirement
  expect(proof).not.toBe('')
  if (state === 'met' || state === '適合') expect(file).toBeDefined()
  if (file !== undefined) expect(await readFile(path.join(root, file), 'utf8')).toContain(title)
})

async function findSourcesWith(pattern: RegExp): Promise<string[]> {
  const sources = await readFiles(
    '{domain,schemas,blocks,content-layer,site,tools,editor,api-client}/**/*.{ts,tsx,mjs}',
  )
  expect(sources.length).toBeGreaterThan(900)
  return sources.filter(({ file, text }) => !/\.test\.tsx?$/.test(file) && pattern.test(text)).map(({ file }) => file)
}

test('no command starts a program through a shell', async () => {
  // npm has no other way in on Windows; its arguments are fixed.
  expect(await findSourcesWith(/\bshell: (?!false|')|\bexecSync\(|import \{[^}]*\bexec(?:Sync)?\b/)).toEqual([
    'tools/commands/run.mjs',
  ])
})

test('no page creates code from text', async () => {
  expect(await findSourcesWith(/\beval\(|new Function\(|document\.write\(/)).toEqual([])
})
