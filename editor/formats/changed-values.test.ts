import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import type { FileForm } from './file-form.ts'
import { formats } from './formats.ts'

const readCorpusFile = (file: string) => readFileSync(path.join(root, 'tests', 'corpus', 'content', file), 'utf8')

function change(format: string, text: string, edit: (form: FileForm) => FileForm): string {
  const { fromFile, toFile } = formats[format] ?? expect.unreachable(`no format ${format}`)
  return toFile(edit(fromFile(text)))
}

const campaign = readCorpusFile('campaigns/202309-1/restaurant.mdx').replace(
  /^(tag: .*|reductionRate: 3)$/gmu,
  '$1 # 見直す',
)

test('only a changed value loses its review mark', () => {
  const changed = change('campaign-frontmatter', campaign, (form) => ({ ...form, reductionRate: 4 }))
  expect(changed).toBe(campaign.replace('reductionRate: 3 # 見直す', 'reductionRate: 4'))
  expect(changed).toMatch(/^tag: .* # 見直す$/mu)
})

type Entry = { campaigns: { entry: { promotions: unknown[]; steps: unknown[] } } }

test.each([
  ['nothing', {}],
  ['a blank name', { promotionKey: '' }],
  ['a group without values', { headline: {}, conditions: [], terms: [] }],
])('an item that was added with %s in it is written, so that the check can tell what is missing', (_, item) => {
  const text = readCorpusFile('screens/entry.yaml')
  const changed = change('screen-entry', text, (form) => {
    const { entry, ...others } = (form as unknown as Entry).campaigns
    const promotions = [...entry.promotions, item]
    return { ...form, campaigns: { ...others, entry: { ...entry, promotions } } }
  })
  expect(changed.split('\n').length).toBe(text.split('\n').length + 1)
  expect(changed).toContain('      - {}\n')
})
