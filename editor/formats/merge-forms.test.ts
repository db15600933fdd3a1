import { readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

import { root } from '#tools/commands/project-paths.ts'

import { listChanges, isMine, isTheirs, mergeForms } from './merge-forms.ts'
import { getFormat } from './formats.ts'

const file = 'campaigns/202309-1/restaurant.mdx'
const before = readFileSync(path.join(root, 'tests', 'corpus', 'content', file), 'utf8')
const { fromFile, toFile } = getFormat(file)

function merge(mine: string, theirs: string) {
  const forms = [before, mine, theirs].map(fromFile)
  const [opened = {}, my = {}, their = {}] = forms
  const changes = listChanges({ before: opened, mine: my, theirs: their })
  const of = (isOf: typeof isMine) => changes.filter(isOf).map(({ keyPath }) => keyPath)
  return { mine: of(isMine), theirs: of(isTheirs), text: toFile(mergeForms(my, their, changes)) }
}

test('changes of two people to different fields are both kept, also within a group, and no other line changes', () => {
  const mine = before.replace('figure: 4', 'figure: 5').replace('もっとおトクに', 'ずっとおトクに')
  const theirs = before.replace('unit: "%"', 'unit: P').replace('reductionRate: 3', 'reductionRate: 9')
  const merged = merge(mine, theirs)
  expect(merged.mine).toEqual(['title', 'headline.figure'])
  expect(merged.theirs).toEqual(['reductionRate', 'headline.unit'])
  expect(merged.text).toBe(theirs.replace('figure: 4', 'figure: 5').replace('もっとおトクに', 'ずっとおトクに'))
})

test('a field that both have changed has the value of the own form', () => {
  const of = (word: string) => before.replace('reductionRate: 3', `reductionRate: ${word}`)
  expect(merge(of('4'), of('5')).text).toBe(of('4'))
})

test('a changed body is combined with the fields of the other person', () => {
  const mine = `${before}\n最後の段落。\n`
  const theirs = before.replace('reductionRate: 3', 'reductionRate: 9')
  expect(merge(mine, theirs).text).toBe(mine.replace('reductionRate: 3', 'reductionRate: 9'))
  expect(merge(theirs, mine).text).toBe(mine.replace('reductionRate: 3', 'reductionRate: 9'))
})
