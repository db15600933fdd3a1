import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { rulesRecord, type RulesRecord, type RulesSignature } from '#schemas/approval.ts'
import type { ApprovalSettings, Requirement } from '#schemas/requirements.ts'

import { sha256Of } from '../shared/hash.ts'
import { writeWhole } from '../shared/write-whole.ts'
import { earlySignature, parseRecord, unbelievable } from './believe-record.ts'
import { signerLines } from './record-text.ts'
import { findUnknownCommits, withoutUnknownCommits } from './unknown-commits.ts'

/** The record of the rules, below the folder of records. */
export const rulesFile = 'requirements.yaml'

/** The name by which the settings of approvals are signed beside the rules: whoever loosens them loosens all. */
const settingsName = 'approvals'

/** A short hash of each rule by its name, as records hold it. */
export type RuleHashes = Readonly<Record<string, string>>

/** In hexadecimal digits. */
const hashLength = 20

function hashOf(value: object): string {
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return sha256Of(Buffer.from(JSON.stringify(sorted))).slice(0, hashLength)
}

/** The rules as they can be signed, with the settings of approvals. */
export function hashRules(requirements: readonly Requirement[], settings: ApprovalSettings | undefined): RuleHashes {
  const rules = requirements.map((requirement): [string, string] => [requirement.id, hashOf(requirement)])
  return Object.fromEntries(settings ? [...rules, [settingsName, hashOf(settings)]] : rules)
}

/** Whether a role has signed the rules; `lost` and `changed` are those by which its signature is void. */
export type RulesStatus = {
  role: string
  state: 'signed' | 'void' | 'unsigned'
  lost: readonly string[]
  changed: readonly string[]
}

function judgeRole(role: string, rules: RuleHashes, { signatures }: RulesRecord): RulesStatus {
  const newest = signatures.filter((one) => one.role === role).at(-1)
  if (!newest) return { role, state: 'unsigned', lost: [], changed: [] }
  const signed = Object.entries(newest.rules)
  const lost = signed.flatMap(([name]) => (Object.hasOwn(rules, name) ? [] : [name]))
  const changed = signed.flatMap(([name, hash]) => (Object.hasOwn(rules, name) && rules[name] !== hash ? [name] : []))
  return { role, state: lost.length + changed.length === 0 ? 'signed' : 'void', lost, changed }
}

/**
 * The state of the rules for each role of the settings; none without settings. A further rule makes no signature void: it
 * asks for more.
 */
export function judgeRules(
  rules: RuleHashes,
  record: RulesRecord,
  settings: ApprovalSettings | undefined,
): RulesStatus[] {
  return (settings?.roles ?? []).map(({ id }) => judgeRole(id, rules, record))
}

/** The record with one signature more, which stands for all earlier ones of that role. */
export function signRules(
  rules: RuleHashes,
  { signatures }: RulesRecord,
  signer: Omit<RulesSignature, 'rules'>,
): RulesRecord {
  return { signatures: [...signatures.filter(({ role }) => role !== signer.role), { ...signer, rules: { ...rules } }] }
}

/**
 * The record of the rules; one without signatures where there is none, and without those that name a commit which does
 * not exist. `now`, in milliseconds since 1970 UTC, is the real time.
 * @throws PlainError if the file is no such record, or cannot be believed
 */
export function readRulesRecord(folder: string, now: number): RulesRecord {
  const file = path.join(folder, rulesFile)
  if (!existsSync(file)) return { signatures: [] }
  const read = parseRecord(readFileSync(file, 'utf8'), rulesRecord, ({ signatures }) => earlySignature(signatures, now))
  if ('record' in read) {
    const { signatures } = read.record
    const unknown = findUnknownCommits(
      folder,
      signatures.map(({ commit }) => commit),
    )
    return { signatures: withoutUnknownCommits(signatures, unknown, rulesFile) }
  }
  throw unbelievable([`approvals/${rulesFile}: ${read.fault}`])
}

const head = `# 決まり（content/requirements.yaml）の承認の記録です。npm run approve が書きます。手では直さないでください。
# 承認した決まりが一つでも消えるか変わると、その承認は無効になります。`

/** The record as the text of its file. */
export function formatRulesRecord({ signatures }: RulesRecord): string {
  const lines = signatures.flatMap(({ rules, ...signer }) => [
    ...signerLines(signer),
    '    rules:',
    ...Object.entries(rules).map(([name, hash]) => `      ${JSON.stringify(name)}: ${JSON.stringify(hash)}`),
  ])
  return [head, 'signatures:', ...lines, ''].join('\n')
}

export function writeRulesRecord(folder: string, record: RulesRecord): void {
  writeWhole(path.join(folder, rulesFile), formatRulesRecord(record))
}
