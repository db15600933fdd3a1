import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { screenFile } from '#content-layer/documents/documents.ts'
import { attributeOf, elementsBelow, parseHtml, textOf, type Element } from '#site/render/html.ts'
import { makeReview } from '#tools/review/make-review.ts'
import { readBuiltVersion } from '#tools/compare/versions/built-version.ts'
import type { Version } from '#tools/compare/versions/version.ts'

import { fixturePreview, previewLocation } from '../support/fixture-site.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** While the invitation runs. */
const madeAt = Date.parse('2023-05-10T12:00:00+09:00')

const screen = '/jp/card/invitation/'

/** Words that only somebody sees who has registered a code; they stand in no HTML that is read as text. */
const [said, says] = [
  '決まりがそろうと、おふたりにポイントをお渡しします。',
  '決まりがそろうと、おふたりにお渡しします。',
]

/** A version with that screen alone, and with other words in what it hands to its scripts. */
function reworded(version: Version, reword: (text: string) => string): Version {
  const file = screenFile('invitation')
  return {
    ...version,
    addresses: [screen],
    documents: new Map([...version.documents, [file, reword(version.documents.get(file) ?? '')]]),
    file: async (name) => {
      const bytes = await version.file(name)
      if (!name.endsWith(screen) || !bytes) return bytes
      // Its policy names the hashes of its scripts.
      const html = bytes.toString().replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
      return Buffer.from(reword(html))
    },
  }
}

function detailsOf(html: string): Element[] {
  return elementsBelow(parseHtml(html)).filter(({ tagName }) => tagName === 'details')
}

test('words that some visitors see are shown as they see them, and the others are named', async () => {
  const { basePath } = previewLocation
  const built = await readBuiltVersion(fixturePreview.folder, { basePath, remarks: [], publication: new Map() })
  const versions = {
    before: reworded(built, (text) => text),
    after: reworded(built, (text) => text.replaceAll(said, says)),
  }
  const folder = await temporaryFolder()
  const [preview, output] = [path.join(folder, 'preview'), path.join(folder, 'out-review')]
  await mkdir(preview)
  const names = { before: { name: '前の版', details: [] }, after: { name: 'いまのファイル', details: [] } }
  await makeReview({
    versions,
    names,
    preview,
    output,
    appToken: 'SoraApp',
    madeAt,
    hasPictures: true,
    // Screens cannot be signed.
    listApprovals: () => Promise.resolve({ pages: [], roles: [], commit: undefined, branchPage: undefined }),
  })
  const html = await readFile(path.join(output, 'review', 'index.html'), 'utf8')
  const running = detailsOf(html).find((details) => textOf(details).startsWith('Web・開催中'))
  const visitors = (running ? elementsBelow(running) : []).filter(
    (element) => attributeOf(element, 'class') === 'visitor',
  )
  expect(visitors.map((visitor) => textOf(visitor).split('後のページ')[0])).toEqual(['招待コード登録済み'])
  const line = running ? textOf(running).split('絵としては同じ')[1] : undefined
  expect(line).toContain('ログインしていない')
  expect(line).toContain('応答なし（20秒）')
  expect(html).not.toContain('まったく同じページ')
  expect(html).toContain(`href="..${screen}?at=2023-05-17T12:00&amp;scenario=code-registered"`)
})
