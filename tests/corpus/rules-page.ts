import { testCasesByTopic } from '#content-layer/all-test-cases.ts'
import { categories } from '#content-layer/diagnostics/registry.ts'
import type { Diagnostic, DiagnosticKind } from '#content-layer/diagnostics/diagnostic.ts'
import { describeDiagnostic } from '#content-layer/diagnostics/describe-diagnostic.ts'
import { getSeverity } from '#content-layer/diagnostics/severity.ts'
import { newDiagnosticsAfter, textBefore, textsAfter } from '../support/sites/small-content.ts'

import { getRationale, listKinds } from './rule-categories.ts'
import { checkMistake } from './check-mistake.ts'
import type { EditableCorpus } from './editable-corpus.ts'
import type { Mistake } from './read-corpus.ts'

/** One violation of a rule that a test makes: the lines before and after, with the message and hint. */
export type Example = { wrong: string; right: string; message: string; hint: string }

const maxLength = 160

/** Formats lines for the page: shortened, with invisible characters made visible. */
function show(lines: string): string {
  const plain = lines.replace(/[^\P{C}\n]|\u00a0/gu, '␣').replace(/^\n+|\s+$/g, '')
  return plain.length > maxLength ? `${plain.slice(0, maxLength)}…` : plain
}

function createExample(diagnostic: Diagnostic, wrong: string, right: string): Example {
  return { wrong: show(wrong), right: show(right), ...describeDiagnostic(diagnostic) }
}

/** Returns the lines that a single small edit wrote, and those that it replaced. */
function findEdit({ edits }: Mistake): { wrong: string; right: string } | undefined {
  const [edit] = edits
  if (!edit || edits.length > 1 || edit.with === undefined || edit.replace === undefined) return undefined
  return { wrong: edit.with, right: edit.replace }
}

async function exampleFromMistake(
  corpus: EditableCorpus,
  mistake: Mistake,
  kind: DiagnosticKind,
): Promise<Example | undefined> {
  const edit = findEdit(mistake)
  const { reported } = await checkMistake(corpus, mistake)
  const diagnostic = reported.find((one) => one.kind === kind)
  return diagnostic && edit ? createExample(diagnostic, edit.wrong, edit.right) : undefined
}

async function exampleFromCase(kind: DiagnosticKind): Promise<Example | undefined> {
  const cases = Object.values(testCasesByTopic).flat()
  const row = cases.find(({ diagnostics }) => diagnostics.some((diagnostic) => diagnostic.split(' ')[2] === kind))
  if (!row) return undefined
  const diagnostic = (await newDiagnosticsAfter(row.changes)).find((one) => one.kind === kind)
  if (!diagnostic) return undefined
  const file = diagnostic.file.replace(/^content\//, '')
  const [after, before] = [(await textsAfter(row.changes)).get(file), await textBefore(file)]
  const findLine = (text: string | undefined) => text?.replaceAll(/\r\n?/g, '\n').split('\n')[diagnostic.line - 1] ?? ''
  const [wrong, right] = [findLine(after), findLine(before)]
  return createExample(diagnostic, wrong === '' ? file : wrong, wrong === right ? '' : right)
}

/** Finds an example of each rule that a test breaks: a mistake of the corpus or, where none has the kind, a case. */
export async function findExamples(
  corpus: EditableCorpus,
  all: readonly Mistake[],
): Promise<Map<DiagnosticKind, Example>> {
  const mistakes = all
    .filter((mistake) => !mistake.isElsewhere && findEdit(mistake) !== undefined)
    .sort((a, b) => a.kinds.length - b.kinds.length)
  const examples = new Map<DiagnosticKind, Example>()
  for (const kind of categories.flatMap(listKinds)) {
    const mistake = mistakes.find(({ kinds }) => kinds.includes(kind))
    const example = (mistake && (await exampleFromMistake(corpus, mistake, kind))) ?? (await exampleFromCase(kind))
    if (example) examples.set(kind, example)
  }
  return examples
}

const severities = { error: 'まちがい（公開が止まる）', warning: '確かめてほしいところ（公開は止まらない）' } as const

function section(kind: DiagnosticKind, example: Example | undefined): string {
  const { reason, source } = getRationale(kind)
  const head = [`### ${kind}`, '', `${severities[getSeverity(kind)]}。${reason}。もと: ${source}`, '']
  if (!example) return head.join('\n')
  const { wrong, right, message, hint } = example
  const lines = [
    ...wrong.split('\n').map((line) => `× ${line}`),
    ...(right === '' ? [] : right.split('\n').map((line) => `○ ${line}`)),
  ]
  return [...head, '```text', ...lines, `${message.replaceAll('\n', ' ')}  → ${hint}`, '```', ''].join('\n')
}

/** Returns the page of the guide that lists every rule with a wrong and a right example. */
export async function rulesPage(corpus: EditableCorpus, mistakes: readonly Mistake[]): Promise<string> {
  const examples = await findExamples(corpus, mistakes)
  const intro = `# 決まりの一覧

\`npm run check\` が教えることの一覧です。書き方は [README.md](README.md) にあります。
このページは自動で作られます（\`npm run generate\`）。見本の × は、自動のテストが実際に試している書き方です。○ は、その直し方です。

**確かめてほしいところ**は、見たうえでそのままでよければ、その行か上の行に、理由を書きます。理由は、確かめる人にも表示されます。

\`\`\`yaml
end: 2023-09-30 00:00 # 確認ずみ: 前の日の終わりに締め切る
\`\`\`

本文では、上の行に \`{/* 確認ずみ: 理由 */}\` と書きます。
`
  const body = categories.map((category) =>
    [`## ${category.title}`, '', ...listKinds(category).map((kind) => section(kind, examples.get(kind)))].join('\n'),
  )
  return `${[intro, ...body].join('\n').trimEnd()}\n`
}
