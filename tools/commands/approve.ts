import path from 'node:path'

import type { RulesRecord } from '#schemas/approval.ts'

import { ownContent } from '../content/content-source.ts'
import { approveUsage, readApproveRequest, type ApproveRequest } from '../approvals/approve-request.ts'
import { describePage, missingRoles, roleName, signingCommand, stateNames } from '../approvals/describe-status.ts'
import { judgeSite, type JudgedSite } from '../approvals/judge-site.ts'
import { readCommit, type Commit } from '../shared/commit.ts'
import { readSite, type ReadSite } from '../approvals/read-site.ts'
import { readRecords, writeRecord } from '../approvals/record-files.ts'
import { signerAt } from '../approvals/record-text.ts'
import { pagesVoidBy, signPages } from '../approvals/sign-pages.ts'
import {
  hashRules,
  judgeRules,
  readRulesRecord,
  rulesFile,
  signRules,
  writeRulesRecord,
  type RuleHashes,
  type RulesStatus,
} from '../approvals/signed-rules.ts'
import { commandTime } from '../shared/command-time.ts'
import { takeWriteLock } from './build-lock.ts'
import { approvalsFolder, root } from './root.ts'

type Approvals = ReadSite['approvals']

type Rules = { hashes: RuleHashes; record: RulesRecord; statuses: readonly RulesStatus[] }

/** The state of the rules in Japanese, role by role. */
function describeRules(statuses: readonly RulesStatus[], approvals: Approvals): string[] {
  return statuses.map(({ role, state, lost, changed }) => {
    const gone = lost.length === 0 ? '' : `。消えた決まり: ${lost.join('、')}`
    const other = changed.length === 0 ? '' : `。変わった決まり: ${changed.join('、')}`
    return `決まり（content/requirements.yaml）  ${roleName(role, approvals)}: ${stateNames[state]}${gone}${other}`
  })
}

function list({ pages, withoutPage }: JudgedSite, rules: Rules, approvals: Approvals): void {
  for (const line of describeRules(rules.statuses, approvals)) console.log(line)
  for (const { status } of pages) for (const line of describePage(status, approvals)) console.log(line)
  for (const file of withoutPage) console.log(`ページがありません  approvals/${file}（消してかまいません）`)
}

/** Tells which roles have not signed the rules. Returns how many. */
function checkRules(rules: Rules, approvals: Approvals): number {
  const open = rules.statuses.filter(({ state }) => state !== 'signed')
  if (open.length === 0) return 0
  for (const line of describeRules(open, approvals)) console.log(line)
  console.log(
    '\n決まりの承認が要ります。何が変わったかを見て、次のように承認し、できたファイルをコミットしてください。',
  )
  for (const { role } of open)
    console.log(`  npm run approve -- --rules --role ${role} --by 「${roleName(role, approvals)}の人の名前」`)
  return open.length
}

/** Tells what is missing and what is void; ends with 1 where a signature that is asked for is missing. */
function check({ pages }: JudgedSite, rules: Rules, approvals: Approvals): void {
  const openRules = checkRules(rules, approvals)
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
  process.exitCode = open.length + openRules === 0 ? 0 : 1
}

/** Signs the rules, without a look at pages. */
function signTheRules(rules: Rules, { by, role }: { by: string; role: string }, approvals: Approvals): void {
  const commit = readCommit(root)
  writeRulesRecord(approvalsFolder, signRules(rules.hashes, rules.record, signerAt({ by, role }, commit, Date.now())))
  const file = path.relative(root, path.join(approvalsFolder, rulesFile))
  console.log(`承認を書きました: ${file}（決まり ${Object.keys(rules.hashes).length}件）`)
  tellToCommit(role, by, commit, approvals)
}

function tellToCommit(role: string, by: string, commit: Commit | undefined, approvals: Approvals): void {
  console.log(`${roleName(role, approvals)}・${by}。このファイルをコミットすると、承認になります。`)
  if (commit?.isClean === false)
    console.log('まだコミットしていない変更があります。その変更も一緒にコミットしてください。')
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
  tellToCommit(request.role, request.by, commit, approvals)
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
// Held until the process ends: records are read, and written back with one signature more.
if (request.what === 'sign' || request.what === 'sign-rules') await takeWriteLock(approvalsFolder)
const hashes = hashRules(site.requirements, site.approvals)
const record = readRulesRecord(approvalsFolder, Date.now())
const rules = { hashes, record, statuses: judgeRules(hashes, record, site.approvals) }
if (request.what === 'sign-rules') {
  signTheRules(rules, request, site.approvals)
  process.exit()
}
const judged = await judgeSite(site, await readRecords(approvalsFolder, Date.now()), site.approvals)
if (request.what === 'sign') sign(judged, request, site.approvals)
else if (request.what === 'check') check(judged, rules, site.approvals)
else if (request.what === 'list') list(judged, rules, site.approvals)
else
  console.log(
    JSON.stringify(
      judged.pages.map(({ status }) => status),
      null,
      2,
    ),
  )
