import { expect, test } from 'vitest'

import { nameField } from './name-field.ts'

test.each([
  ['content/campaigns/202302-1/noodles.mdx', 'maximumGrantPoint', '上限'],
  ['content/campaigns/202302-1/noodles.mdx', 'annotationLists[4].title', '注記5の見出し'],
  ['content/campaigns/202302-1/noodles.mdx', 'headline.figure', '大きな数字'],
  ['content/campaigns/202302-1/month.yaml', 'kv.src', 'ポスターの絵 › 絵'],
  ['content/annotations/points-base.yaml', 'detail', '注記の本文'],
  ['content/requirements.yaml', 'requirements[0].words', 'requirements[0].words'],
])('%s %s is %s', (file, field, name) => {
  expect(nameField(file, field)).toBe(name)
})
