import { expect, test } from 'vitest'

import { parseEditorUrl } from './editor-urls.ts'

test('a URL of the editor is that of a list, of an entry, or of a new entry in its month', () => {
  const places = [
    '#/collections/campaigns/filter/202309-1',
    'https://example.jp/admin/#/collections/campaigns/entries/202309-1/8th-day',
    '#/collections/new-bonus/new?path=202309-1',
    '#/collections/new-note/new?_slug=a',
    '#/assets',
  ].map(parseEditorUrl)
  expect(places).toEqual([
    { collection: 'campaigns', view: 'list', month: undefined },
    { collection: 'campaigns', view: 'entry', month: undefined },
    { collection: 'new-bonus', view: 'new', month: '202309-1' },
    { collection: 'new-note', view: 'new', month: undefined },
    undefined,
  ])
})
