import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ownContent } from '../content-layer/content-source.ts'
import { PlainError } from '../plain-error.ts'
import { archivePages } from '../record/archive/archive-pages.ts'
import { contentVersion, formatManifest } from '../record/archive/manifest.ts'
import { takePictures } from '../record/archive/take-pictures.ts'
import { readCommit } from '../record/read-commit.ts'
import { readSite } from '../record/read-site.ts'
import { commandTime } from './command-time.ts'
import { parseOptions } from './parse-options.ts'
import { archiveFolder, root } from './root.ts'

const usage = `使い方: npm run archive
  月とキャンペーンのページを、見えるとおりに out-archive/ に残します。状態ごとに一つの HTML と PNG、
  そしてハッシュの一覧 manifest.json（PNG は pictures.json）。
  npm run archive -- --page /jp/card/202304-1/apple/   このページだけ（いくつでも書ける）
  npm run archive -- --without-pictures                PNG を作らない（Chromium が要らない）`

const options = {
  page: { type: 'string', multiple: true },
  'without-pictures': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** What an archive holds; also the mark of a folder that may be replaced by a new one. */
const manifest = 'manifest.json'

function write(file: string, text: string): void {
  const place = path.join(archiveFolder, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
}

function tellProgress(count: number, all: number): void {
  if (count % 50 === 0) console.log(`  ${count} / ${all}`)
}

// npm run archive: what was displayed, as evidence (docs/approvals.md).
const asked = parseOptions(usage, options)
if (asked.help) {
  console.log(usage)
  process.exit()
}
if (existsSync(archiveFolder) && !existsSync(path.join(archiveFolder, manifest)))
  throw new PlainError(
    `${archiveFolder} は記録のフォルダではないので、書きかえません。消すか、ほかの場所を ARCHIVE_ROOT に書いてください。`,
  )
const wanted = asked.page?.map((address) => (address.endsWith('/') ? address : `${address}/`))
const site = await readSite(ownContent, commandTime())
if (!site) process.exit(1)
rmSync(archiveFolder, { recursive: true, force: true })
console.log('› ページを残しています …')
const pages = await archivePages(site, { includes: (address) => wanted?.includes(address) ?? true, write })
if (pages.length === 0) throw new PlainError(`${wanted?.join('、')}: 月とキャンペーンのページにはありません。`)
const commit = readCommit(root)
write(manifest, formatManifest(pages, commit, contentVersion(site.documents)))
if (!asked['without-pictures']) {
  console.log(`› 画像を撮っています（${pages.length}枚） …`)
  const taken = await takePictures(
    archiveFolder,
    pages.map(({ file }) => file),
    (count) => tellProgress(count, pages.length),
  )
  write('pictures.json', `${JSON.stringify(taken, null, 2)}\n`)
}
console.log(`${path.relative(root, archiveFolder)}/ に${pages.length}件の状態を残しました。`)
if (commit?.isClean === false)
  console.log('まだコミットしていない変更があります。証拠にするときは、コミットしてから残してください。')
