import postcss from 'postcss'
import { expect, test } from 'vitest'

import { compileStyles } from './compile-styles.ts'
import { listClasses, listTokens } from './used-css.ts'

/** Pseudo-elements to which the reset gives solid borders, as it does to elements. */
const inReset = /^::(?:before|after|backdrop|file-selector-button)$/

test('a border of a part of a control has a style, which the reset does not give it', async () => {
  const declared = { width: new Set<string>(), style: new Set<string>() }
  postcss.parse(await compileStyles()).walkRules((rule) => {
    for (const part of rule.selector.match(/(?<!\\:|\\)::[\w-]+$/g) ?? [])
      rule.walkDecls(/^border(?:-(?:width|style))?$/, ({ value }) => {
        if (inReset.test(part)) return
        if (/\d(?:px|rem)/.test(value)) declared.width.add(part)
        if (/solid|dashed/.test(value)) declared.style.add(part)
      })
  })
  expect(declared.width.size).toBeGreaterThan(0)
  expect([...declared.style].sort()).toEqual([...declared.width].sort())
})

test('no rule depends on the id of a note or a campaign, so that pages share their used rules', async () => {
  const css = await compileStyles()
  const ids = ['note-restaurant-1', 'note-fashion-2', 'estimate-restaurant']
  const empty = { tags: [], classes: [], attributes: [], values: [], types: [] }
  expect(listTokens(css, listClasses(css), { ...empty, ids }).ids).toEqual([])
})
