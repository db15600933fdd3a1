import path from 'node:path'

import { ownContent } from '../content/content-source.ts'
import { approveUsage, readApproveRequest, type ApproveRequest } from '../approvals/approve-request.ts'
import { describePage, missingRoles, roleName, signingCommand } from '../approvals/describe-status.ts'
import { judgeSite, type JudgedSite } from '../approvals/judge-site.ts'
import { readCommit } from '../approvals/read-commit.ts'
import { readSite, type ReadSite } from '../approvals/read-site.ts'
import { readRecords, writeRecord } from '../approvals/record-files.ts'
import { pagesVoidBy, signPages } from '../approvals/sign-pages.ts'
import { commandTime } from '../shared/command-time.ts'
import { approvalsFolder, root } from './root.ts'

type Approvals = ReadSite['approvals']

function list({ pages, withoutPage }: JudgedSite, approvals: Approvals): void {
  for (const { status } of pages) for (const line of describePage(status, approvals)) console.log(line)
  for (const file of withoutPage) console.log(`ページがありません  approvals/${file}（消してかまいません）`)
}

/** Tells what is missing and what is void; ends with 1 where a signature that is asked for is missing. */
function check({ pages }: JudgedSite, approvals: Approvals): void {
  const needed = pages.filter(({ status }) => status.isNeeded)
  const open = needed.filter(({ status }) => status.state !== 'signed')
  const others = pages.filter(({ status }) => !status.isNeeded && status.state === 'void')
  for (const { status } of [...open, ...others]) for (const line of describePage(status, approvals)) console.log(line)
  if (open.length > 0) {
    console.log(
      `\n承認の要るページが${open.length}件あります。ページを見て、次のように承認し、できたファイルをコミットしてください。`,
    )
    for (const { page, status } of open)
      for (const role of missingRoles(status, approvals))
        console.log(`  ${signingCommand(page.page, role, `「${roleName(role.role, approvals)}の人の名前」`)}`)
  } else if (!approvals) console.log('承認を求めていません（content/requirements.yaml の approvals）。')
  else console.log(`承認の要るページは${needed.length}件で、どれも承認ずみです。`)
  process.exitCode = open.length === 0 ? 0 : 1
}

function sign(site: JudgedSite, request: Extract<ApproveRequest, { what: 'sign' }>, approvals: Approvals): void {
  const commit = readCommit(root)
  const pages = [...request.pages, ...pagesVoidBy(site, request.role, request.again)]
  if (pages.length === 0) {
    console.log('その部分だけが変わって無効になったページはありません。')
    return
  }
  for (const [file, record] of signPages(site, { ...request, pages }, commit, Date.now())) {
    writeRecord(approvalsFolder, file, record)
    console.log(`承認を書きました: ${path.relative(root, path.join(approvalsFolder, file))}（${record.page}）`)
  }
  console.log(`${roleName(request.role, approvals)}・${request.by}。このファイルをコミットすると、承認になります。`)
  if (commit?.isClean === false)
    console.log('まだコミットしていない変更があります。その変更も一緒にコミットしてください。')
}

// npm run approve: signs pages, or tells what is signed (docs/approvals.md).
const args = process.argv.slice(2)
if (args.includes('--help')) {
  console.log(approveUsage)
  process.exit()
}
const site = await readSite(ownContent, commandTime())
if (!site) process.exit(1)
const request = readApproveRequest(args, site.approvals)
const judged = await judgeSite(site, await readRecords(approvalsFolder, Date.now()), site.approvals)
if (request.what === 'sign') sign(judged, request, site.approvals)
else if (request.what === 'check') check(judged, site.approvals)
else if (request.what === 'list') list(judged, site.approvals)
else
  console.log(
    JSON.stringify(
      judged.pages.map(({ status }) => status),
      null,
      2,
    ),
  )
