import path from 'node:path'

import { findInvisibleInLine, showInvisible } from '#domain/text/invisible-characters.ts'
import type { ApprovalSettings } from '#schemas/files/requirements.ts'

import { siteContent } from '../content/content-source.ts'
import { defaultRole, describePage, evaluatePages, roleName, type EvaluatedPage } from '../approvals/check-approvals.ts'
import { readApprovalSite } from '../approvals/approval-site.ts'
import { readRecords, writeRecord } from '../approvals/record-files.ts'
import { approvePage, type Approver } from '../approvals/record-text.ts'
import { readCommandTime } from '../shared/settings/command-time.ts'
import { readCommit } from '../shared/processes/commit.ts'
import { PlainError } from '../shared/plain-error.ts'
import { takeWriteLock } from './support/build-lock.ts'
import { parseCommand } from '../shared/settings/parse-command.ts'
import { approvalsFolder, root } from './project-paths.ts'

const usage = `使い方: npm run approve -- すること（くわしくは docs/approvals.md）
  npm run approve -- --page /jp/card/202304-1/apple/ --by 山田花子
      ページを承認し、その記録を approvals/ に書く。コミットすると承認になる。--page はいくつでも書ける
      --role legal         どの役割として承認するか
  npm run approve -- --list    すべてのページの承認を表示する
  npm run approve -- --check   承認が足りないページを表示し、あれば 1 で終わる`

function refuse(message: string): never {
  // The message may repeat an argument.
  throw new PlainError(`${showInvisible(message)}\n${usage}`)
}

/** Reads the approver's name and role. The role defaults to the only one in the settings. */
function readApprover(by: string, role: string | undefined, settings: ApprovalSettings | undefined): Approver {
  if (by === '') refuse('--by に、承認する人の名前を書いてください。')
  const invisible = findInvisibleInLine(by)
  if (invisible) refuse(`--by に見えない文字（${invisible.code}）があります。名前を打ちなおしてください。`)
  const roleIds = (settings?.roles ?? [defaultRole]).map(({ id }) => id)
  const [only, ...more] = roleIds
  if (role === undefined && only !== undefined && more.length === 0) return { by, role: only }
  if (role === undefined) refuse(`--role に、どの役割として承認するかを書いてください: ${roleIds.join('、')}`)
  if (settings && !roleIds.includes(role))
    refuse(`--role に書けるのは ${roleIds.join('、')} です（いまは「${role}」）。`)
  return { by, role }
}

function findPage(pages: readonly EvaluatedPage[], url: string): EvaluatedPage {
  const pagePath = url.endsWith('/') ? url : `${url}/`
  const page = pages.find(({ pagePaths }) => pagePaths.includes(pagePath))
  if (page) return page
  throw new PlainError(
    `${showInvisible(url)}: このページは承認できません。承認できるのは、月とキャンペーンのページです（自分のページのないキャンペーンは、月のページで承認します）。一覧は npm run approve -- --list で見られます。`,
  )
}

function approve(pages: readonly EvaluatedPage[], approver: Approver, settings: ApprovalSettings | undefined): void {
  const commit = readCommit(root)
  for (const page of new Set(pages)) {
    writeRecord(approvalsFolder, page.file, approvePage(page, approver, commit, Date.now()))
    const file = path.relative(root, path.join(approvalsFolder, page.file))
    console.log(`承認を書きました: ${file}（${page.page}）`)
  }
  const who = `${roleName(approver.role, settings)}・${approver.by}`
  console.log(`${who}。このファイルをコミットすると、承認になります。`)
  if (commit?.isClean === false)
    console.log('まだコミットしていない変更があります。その変更も一緒にコミットしてください。')
}

/** Prints which approvals are missing or void. Returns whether all required approvals are given. */
function check(pages: readonly EvaluatedPage[], settings: ApprovalSettings | undefined): boolean {
  const needed = pages.filter(({ isNeeded }) => isNeeded)
  const open = needed.filter(({ state }) => state !== 'approved')
  const others = pages.filter(({ isNeeded, state }) => !isNeeded && state === 'void')
  for (const page of [...open, ...others]) for (const line of describePage(page, settings)) console.log(line)
  if (!settings) console.log('承認を求めていません（content/requirements.yaml の approvals）。')
  else if (open.length === 0) console.log(`承認の要るページは${needed.length}件で、どれも承認ずみです。`)
  else {
    console.log(
      `\n承認の要るページが${open.length}件あります。ページを見て、次のように承認し、できたファイルをコミットしてください。`,
    )
    for (const { id, name } of settings.roles) {
      const ofRole = open.filter(({ roles }) => roles.some(({ role, state }) => role === id && state !== 'approved'))
      const options = ofRole.map(({ page }) => ` --page ${page}`).join('')
      if (ofRole.length > 0) console.log(`  npm run approve --${options} --role ${id} --by 「${name}の人の名前」`)
    }
  }
  return open.length === 0
}

// npm run approve: approves pages, or lists the approvals (docs/approvals.md).
const { values: args } = parseCommand({
  usage,
  options: {
    page: { type: 'string', multiple: true },
    by: { type: 'string' },
    role: { type: 'string' },
    list: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const pagePaths = args.page ?? []
const isApproval = !args.list && !args.check
if (isApproval && pagePaths.length === 0) refuse('--page に、承認するページを書いてください。')
const site = await readApprovalSite(siteContent, readCommandTime())
if (!site) process.exit(1)
const approver = isApproval ? readApprover(args.by?.trim() ?? '', args.role, site.settings) : undefined
// Locked until the process ends, because records are read and then written back with one more approval.
if (approver) await takeWriteLock(approvalsFolder)
const records = await readRecords(approvalsFolder, Date.now())
const pages = await evaluatePages(site, records)
if (approver) {
  const chosen = pagePaths.map((url) => findPage(pages, url))
  approve(chosen, approver, site.settings)
} else if (args.check) process.exitCode = check(pages, site.settings) ? 0 : 1
else {
  for (const page of pages) for (const line of describePage(page, site.settings)) console.log(line)
  const files = new Set(pages.map(({ file }) => file))
  for (const file of records.keys())
    if (!files.has(file)) console.log(`ページがありません  approvals/${file}（消してかまいません）`)
}
