import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { ContentCache } from '#tools/content/content-cache.ts'
import { siteContent } from '#tools/content/content-source.ts'
import type { FactsDocument } from '#content-layer/documents/document-types.ts'
import { documentsPath, factsFile } from '#content-layer/documents/document-files.ts'
import { readContentFolder } from '#tools/content/read-content-cached.ts'

import { projectSite } from '../support/sites/content-sites.ts'

test('no sentence contains a typed term', async () => {
  const { diagnostics } = await readContentFolder(siteContent.folder, ContentCache.empty())
  expect(diagnostics.filter(({ kind }) => ['typed-fact', 'typed-term'].includes(kind))).toEqual([])
})

test('every reported fact is in the reported file and line', () => {
  const file = path.join(projectSite.folder, documentsPath, factsFile)
  const { statements } = JSON.parse(readFileSync(file, 'utf8')) as FactsDocument
  const sources = new Map<string, string>()
  for (const { file: name, line, facts } of statements) {
    const source = sources.get(name) ?? readFileSync(path.join(siteContent.folder, name), 'utf8')
    sources.set(name, source)
    // A field of several lines starts at its name; a shared text states its facts in its own file.
    const below = source
      .split('\n')
      .slice(line - 1)
      .join('\n')
    const isThere =
      /^\s*(?:- (?:use|title):|<Shared )/.test(below) || Object.keys(facts).every((fact) => below.includes(`｛${fact}`))
    expect([name, line, facts, isThere]).toEqual([name, line, facts, true])
  }
  const files = new Set(statements.map(({ file: name }) => name))
  console.log(`${statements.length} places in ${files.size} files state facts`)
  expect(statements.length).toBeGreaterThan(0)
})
