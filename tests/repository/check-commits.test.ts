import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { beforeEach, describe, expect, test } from 'vitest'

import { temporaryFolder } from '../support/run/temporary-folder.ts'

const script = path.resolve(import.meta.dirname, '../../.github/check-commits')
const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']

let repository: string

function git(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: repository, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

let edits = 0
function commit(message: string, file = 'code.ts'): void {
  edits += 1
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true })
  writeFileSync(path.join(repository, file), `${edits}\n`)
  git('add', '--all')
  git('commit', '--message', message)
}

function check(base = 'main'): { status: number | null; stderr: string } {
  const { status, stderr } = spawnSync(script, [base], { cwd: repository, encoding: 'utf8' })
  return { status, stderr }
}

beforeEach(async () => {
  repository = await temporaryFolder()
  git('init', '--initial-branch=main')
  commit('an old subject without a scope')
  git('switch', '--create', 'branch')
})

const reason = 'A visitor lost the code on reload.'

describe('a message is accepted', () => {
  test.each([
    `fix(entry): keep the typed code\n\n${reason}`,
    `feat(api-client)!: rename calls\n\n${reason}`,
    `docs(hosting): address the reader\n\n${reason}`,
    `refactor(editor): embed the preview\n\n${reason}\n\nCo-authored-by: A <a@example.com>`,
    `test(rules): ${'x'.repeat(59)}\n\n${reason}`,
    `fix(check): report 「上限」 once\n\n${reason}`,
  ])('%j', (message) => {
    commit(message)
    expect(check()).toEqual({ status: 0, stderr: '' })
  })

  test('in any form where only content or approvals change, as the form editor writes it', () => {
    commit('Update キャンペーン “202309-1/8th-day”', 'content/campaigns/202309-1/8th-day.mdx')
    commit('Approve', 'approvals/202309-1.yaml')
    expect(check().status).toBe(0)
  })

  test('in any form for commits before the base and for merges', () => {
    commit(`fix(entry): keep the typed code\n\n${reason}`)
    git('switch', 'main')
    commit('another old subject', 'other.ts')
    git('switch', 'branch')
    git('merge', '--no-ff', '--message', 'Merge main', 'main')
    expect(check().status).toBe(0)
  })
})

describe('a message is rejected', () => {
  test.each([
    ['without a scope', `fix: keep the typed code\n\n${reason}`, 'write the subject as'],
    ['without a type', `Keep the typed code\n\n${reason}`, 'write the subject as'],
    ['with a capital letter', `fix(entry): Keep the typed code\n\n${reason}`, 'write the subject as'],
    ['as a fixup', `fixup! fix(entry): keep the typed code\n\n${reason}`, 'write the subject as'],
    ['above 72 characters', `test(rules): ${'x'.repeat(60)}\n\n${reason}`, 'from 73 to at most 72'],
    ['in the past tense', `fix(entry): added a code\n\n${reason}`, 'instead of "added"'],
    ['in the present participle', `fix(entry): adding a code\n\n${reason}`, 'instead of "adding"'],
    ['in the third person', `fix(entry): adds a code\n\n${reason}`, 'instead of "adds"'],
    ['without a body', 'fix(entry): keep the typed code', 'add a body'],
    ['with trailers alone', 'fix(entry): keep a code\n\nSigned-off-by: A <a@example.com>', 'add a body'],
  ])('%s', (_, message, expected) => {
    commit(message)
    const { status, stderr } = check()
    expect(status).toBe(1)
    expect(stderr).toContain(expected)
  })

  test('for a commit that changes content and code', () => {
    mkdirSync(path.join(repository, 'content'))
    writeFileSync(path.join(repository, 'content/a.yaml'), '')
    commit('Update content and code')
    expect(check().status).toBe(1)
  })

  test('together with all others of its pull request', () => {
    commit('One')
    commit('Two')
    expect(check().stderr).toMatch(/ One: .*\n(?:.*\n)* *[\da-f]+ Two: /)
  })
})

test('an unknown base is an error', () => {
  commit('One')
  expect(check('no-such-branch').status).not.toBe(0)
  expect(check('no-such-branch').stderr).toContain('no-such-branch')
})
