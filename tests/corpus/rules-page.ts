import { tables } from '#content-layer/all-test-cases.ts'
import { categories } from '#content-layer/diagnostics/registry.ts'
import type { Diagnostic, DiagnosticKind } from '#content-layer/diagnostics/diagnostic.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { severityOf } from '#content-layer/diagnostics/severity.ts'
import { newDiagnosticsAfter, textBefore, textsAfter } from '../support/sites/small-content.ts'

import { groundOf, kindsOf } from './catalogue.ts'
import { judge, type Slip, type Workshop } from './corpus.ts'

/** A rule broken once, as the tests break it: the lines before and after, and what is told. */
export type Example = { wrong: string; right: string; message: string; hint: string }

const longest = 160

/** Lines as the page shows them: without what nobody sees, and not too long. */
function show(lines: string): string {
  const plain = lines.replace(/[^\P{C}\n]|\u00a0/gu, '␣').replace(/^\n+|\s+$/g, '')
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain
}

function exampleOf(diagnostic: Diagnostic, wrong: string, right: string): Example {
  return { wrong: show(wrong), right: show(right), ...describeDiagnostic(diagnostic) }
}

/** The lines that a single small edit wrote, and those that it replaced. */
function editOf({ edits }: Slip): { wrong: string; right: string } | undefined {
  const [edit] = edits
  if (!edit || edits.length > 1 || edit.with === undefined || edit.replace === undefined) return undefined
  return { wrong: edit.with, right: edit.replace }
}

async function fromSlip(workshop: Workshop, slip: Slip, kind: DiagnosticKind): Promise<Example | undefined> {
  const written = editOf(slip)
  const { told } = await judge(workshop, slip)
  const diagnostic = told.find((one) => one.kind === kind)
  return diagnostic && written ? exampleOf(diagnostic, written.wrong, written.right) : undefined
}

async function fromCase(kind: DiagnosticKind): Promise<Example | undefined> {
  const all = Object.values(tables).flat()
  const row = all.find(({ diagnostics }) => diagnostics.some((diagnostic) => diagnostic.split(' ')[2] === kind))
  if (!row) return undefined
  const diagnostic = (await newDiagnosticsAfter(row.changes)).find((one) => one.kind === kind)
  if (!diagnostic) return undefined
  const file = diagnostic.file.replace(/^content\//, '')
  const [after, before] = [(await textsAfter(row.changes)).get(file), await textBefore(file)]
  const lineOf = (text: string | undefined) => text?.replaceAll(/\r\n?/g, '\n').split('\n')[diagnostic.line - 1] ?? ''
  const [wrong, right] = [lineOf(after), lineOf(before)]
  return exampleOf(diagnostic, wrong === '' ? file : wrong, wrong === right ? '' : right)
}

/** An example of each rule that a test breaks, from the slips of marketers where they have it, or from the cases. */
export async function findExamples(workshop: Workshop, all: readonly Slip[]): Promise<Map<DiagnosticKind, Example>> {
  const slips = all
    .filter((slip) => !slip.isElsewhere && editOf(slip) !== undefined)
    .sort((a, b) => a.found.length - b.found.length)
  const examples = new Map<DiagnosticKind, Example>()
  for (const kind of categories.flatMap(kindsOf)) {
    const slip = slips.find(({ found }) => found.includes(kind))
    const example = (slip && (await fromSlip(workshop, slip, kind))) ?? (await fromCase(kind))
    if (example) examples.set(kind, example)
  }
  return examples
}

const severities = { error: 'まちがい（公開が止まる）', warning: '確かめてほしいところ（公開は止まらない）' } as const

function section(kind: DiagnosticKind, example: Example | undefined): string {
  const { reason, source } = groundOf(kind)
  const head = [`### ${kind}`, '', `${severities[severityOf(kind)]}。${reason}。もと: ${source}`, '']
  if (!example) return head.join('\n')
  const { wrong, right, message, hint } = example
  const lines = [
    ...wrong.split('\n').map((line) => `× ${line}`),
    ...(right === '' ? [] : right.split('\n').map((line) => `○ ${line}`)),
  ]
  return [...head, '```text', ...lines, `${message.replaceAll('\n', ' ')}  → ${hint}`, '```', ''].join('\n')
}

/** The page of the guide that lists every rule with a wrong and a right example. */
export async function rulesPage(workshop: Workshop, slips: readonly Slip[]): Promise<string> {
  const examples = await findExamples(workshop, slips)
  const intro = `# 決まりの一覧

\`npm run check\` が教えることの一覧です。書き方は [README.md](README.md) にあります。
このページは自動で作られます（\`npm run generate\`）。見本の × は、自動のテストが実際に試している書き方です。○ は、その直し方です。

**確かめてほしいところ**は、見たうえでそのままでよければ、その行か上の行に、理由を書きます。理由は、確かめる人にも表示されます。

\`\`\`yaml
end: 2023-09-30 00:00 # 確認ずみ: 前の日の終わりに締め切る
\`\`\`

本文では、上の行に \`{/* 確認ずみ: 理由 */}\` と書きます。
`
  const body = categories.map((chapter) =>
    [`## ${chapter.title}`, '', ...kindsOf(chapter).map((kind) => section(kind, examples.get(kind)))].join('\n'),
  )
  return `${[intro, ...body].join('\n').trimEnd()}\n`
}
