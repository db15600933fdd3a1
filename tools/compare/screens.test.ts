import { expect, test } from 'vitest'

import { screenNames } from '#schemas/screens.ts'
import { screenFolders } from '#site/screens/screen-paths.ts'

import { listScreenPaths } from './screens.ts'

test('a change of a screen leads to all of its pages, the main one first', () => {
  expect(listScreenPaths('entry')).toEqual(['/jp/card/entry/', '/jp/card/entry/refound/', '/jp/card/campaign/in-app/'])
})

test('every page of a screen with content belongs to one screen', () => {
  const listed = screenNames.flatMap(listScreenPaths)
  const interactive = Object.keys(screenFolders).filter((path) => !path.startsWith('/examples/'))
  expect(listed.toSorted()).toEqual(['/install-app/', ...interactive].toSorted())
})
