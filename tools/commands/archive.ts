import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { ownContent } from '../content/content-source.ts'
import { replaceFolder } from '../own-folder/replace-folder.ts'
import { PlainError } from '../shared/plain-error.ts'
import { archivePages } from '../archive/archive-pages.ts'
import {
  archiveFiles,
  contentVersion,
  formatManifest,
  manifestFile,
  picturesFile,
  readArchiveLists,
} from '../archive/manifest.ts'
import { describeLostEvidence, listLostEvidence } from '../archive/replaced-evidence.ts'
import { takePictures } from '../archive/take-pictures.ts'
import { readCommit } from '../approvals/read-commit.ts'
import { readSite, type ReadSite } from '../approvals/read-site.ts'
import { listSignablePages } from '../approvals/signable-pages.ts'
import { commandTime } from '../shared/command-time.ts'
import { parseOptions } from './parse-options.ts'
import { archiveFolder, root } from './root.ts'

const usage = `使い方: npm run archive
  月とキャンペーンのページを、見えるとおりに out-archive/ に残します。状態ごとに一つの HTML と PNG、
  そしてハッシュの一覧 manifest.json（PNG は pictures.json）。
  npm run archive -- --page /jp/card/202304-1/apple/   このページだけ（いくつでも書ける）
  npm run archive -- --without-pictures                PNG を作らない（Chromium が要らない）
  npm run archive -- --replace                         前の記録がなくなっても、書きかえる
  前の記録にあって新しい記録にない状態があれば、--replace がないかぎり書きかえません。
  ARCHIVE_ROOT=… で、ほかの場所に残せます。`

const options = {
  page: { type: 'string', multiple: true },
  'without-pictures': { type: 'boolean' },
  replace: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Request = { wanted: readonly string[] | undefined; hasPictures: boolean; mayReplace: boolean }

/**
 * The addresses that are asked for.
 * @throws PlainError if one of them is no page of a month or campaign
 */
async function findWanted(
  site: ReadSite,
  asked: readonly string[] | undefined,
): Promise<readonly string[] | undefined> {
  const wanted = asked?.map((address) => (address.endsWith('/') ? address : `${address}/`))
  const known = new Set(
    (await listSignablePages(site.content)).flatMap(({ addresses }) => addresses.map(({ address }) => address)),
  )
  const unknown = wanted?.filter((address) => !known.has(address)) ?? []
  if (unknown.length === 0) return wanted
  throw new PlainError(
    `${unknown.join('、')}: 月とキャンペーンのページにはありません。何も書きかえていません。ページは npm run approve -- --list で見られます。`,
  )
}

/**
 * Tells what the archive that is there loses.
 * @throws PlainError if it loses anything and that was not asked for
 */
function tellLostEvidence(pages: Parameters<typeof listLostEvidence>[1]['pages'], request: Request): void {
  const lists = readArchiveLists(archiveFolder)
  const lost = lists ? listLostEvidence(lists, { pages, hasPictures: request.hasPictures }) : []
  if (!lists || lost.length === 0) return
  const what = describeLostEvidence(lists, lost)
  if (!request.mayReplace)
    throw new PlainError(
      `${archiveFolder} の${what}がなくなるので、書きかえません。両方を残すには、ほかの場所を ARCHIVE_ROOT に書いてください（例: ARCHIVE_ROOT=${archiveFolder}-2 npm run archive）。なくしてよければ --replace をつけます。`,
    )
  console.log(`› ${what}を捨てます。`)
}

/** Writes an archive into an empty folder; returns how many states it holds. */
async function fillArchive(site: ReadSite, folder: string, request: Request): Promise<number> {
  const write = (file: string, text: string) => {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, text)
  }
  const { wanted } = request
  const pages = await archivePages(site, { includes: (address) => wanted?.includes(address) ?? true, write })
  if (pages.length === 0) throw new PlainError('記録するページがありません。何も書きかえていません。')
  tellLostEvidence(pages, request)
  write(manifestFile, formatManifest(pages, readCommit(root), contentVersion(site.documents)))
  if (!request.hasPictures) return pages.length
  console.log(`› 画像を撮っています（${pages.length}枚） …`)
  const taken = await takePictures(
    folder,
    pages.map(({ file }) => file),
    (count) => count % 50 === 0 && console.log(`  ${count} / ${pages.length}`),
  )
  write(picturesFile, `${JSON.stringify(taken, null, 2)}\n`)
  return pages.length
}

// npm run archive: what was displayed, as evidence (docs/approvals.md).
const asked = parseOptions(usage, options)
if (asked.help) {
  console.log(usage)
  process.exit()
}
const site = await readSite(ownContent, commandTime())
if (!site) process.exit(1)
const request: Request = {
  wanted: await findWanted(site, asked.page),
  hasPictures: asked['without-pictures'] !== true,
  mayReplace: asked.replace === true,
}
console.log('› ページを残しています …')
const count = await replaceFolder(archiveFolder, (folder) => fillArchive(site, folder, request), archiveFiles)
console.log(`${path.relative(root, archiveFolder)}/ に${count}件の状態を残しました。`)
if (readCommit(root)?.isClean === false)
  console.log('まだコミットしていない変更があります。証拠にするときは、コミットしてから残してください。')
