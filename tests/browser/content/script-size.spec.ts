import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { fixtureSite } from '../../support/sites/fixture-site.ts'
import { expect, test } from '../../support/pages/page-test.ts'

/** Maximum size of the inline scripts of a campaign page, in bytes after Brotli. */
const maxBytes = 4_200
/** Fewer characters than any page has in its scripts: the expression that finds them would be wrong. */
const minLength = 1_000

test('the scripts of a campaign page are at most 4.2 kB', async () => {
  const html = await readFile(path.join(fixtureSite.folder, 'jp/card/202304-9/tablets/index.html'), 'utf8')
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text).join('')
  expect(scripts.length).toBeGreaterThan(minLength)
  expect(brotliCompressSync(scripts).length).toBeLessThanOrEqual(maxBytes)
})
