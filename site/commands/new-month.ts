import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { monthId } from '#schemas/primitives.ts'

import { checkContent } from '../content-layer/check-content.ts'
import { ownContent } from '../content-layer/content-source.ts'
import { copyToMonth } from '../content-layer/copy-month.ts'
import { PlainError } from '../plain-error.ts'

const usage = '使い方: npm run new -- 202309-1 --from 202308-1（--from を書かなければ、いちばん新しい月から写します）'

function refuse(message: string): never {
  throw new PlainError(`${message}\n${usage}`)
}

const campaigns = path.join(ownContent.folder, 'campaigns')
const known = (await readdir(campaigns)).filter((name) => monthId.safeParse(name).success).sort()
const [to = '', option, named] = process.argv.slice(2)
if (option !== undefined && option !== '--from') refuse(`${option} という指定はありません。`)
const from = named ?? known.at(-1) ?? ''
if (!monthId.safeParse(to).success) refuse(`新しい月を 202309-1 のように書いてください（いまは「${to}」）。`)
if (!known.includes(from)) refuse(`写すもとの月 ${from} がありません。あるのは: ${known.join('、')}`)
const [source, target] = [from, to].map((month) => path.join(campaigns, month)) as [string, string]
if (await stat(target).catch(() => undefined)) refuse(`${to} はもうあります。上書きはしません。`)

await mkdir(target)
const entries = await readdir(source, { withFileTypes: true })
for (const entry of entries) {
  const [old, copy] = [path.join(source, entry.name), path.join(target, entry.name)]
  if (entry.isDirectory()) await cp(old, copy, { recursive: true, errorOnExist: true, force: false })
  else await writeFile(copy, copyToMonth(entry.name, await readFile(old, 'utf8'), from, to), { flag: 'wx' })
}

console.log(`${to} を ${from} から作りました。日付は移し、見直すところに「見直す」の印をつけました。

つぎにすること
  1. いらないキャンペーンは、ファイルと、month.yaml の campaigns: の行を消します。
  2. 率、上限、例の金額などの項目を、今月のものにします。文の中の数と日付は、項目から出ます。
  3. 印のある行を読み、今月の言葉にしてから、印を消します。残っている印:
`)
await checkContent()
console.log('\n  4. npm run dev で、http://localhost:3000/campaigns/ から見ます。くわしくは content/README.md')
