import type { Field } from '#editor/form/field.ts'
import { screenLabels } from '#editor/form/screens.ts'

import { forms } from '../support/editor/every-field.ts'

type Form = (typeof forms)[number]

/** Names of the forms; those of screens are their labels. */
const titles: Readonly<Record<string, string>> = {
  campaign: 'キャンペーン',
  body: 'キャンペーンの本文',
  month: '月',
  annotation: '共通の注記',
  provider: '提供する会社',
  requirements: '書かなければならないこと',
}

/** Description of the input of each kind of field. */
const kinds: Readonly<Record<Field['widget'], string>> = {
  hidden: '',
  string: '言葉',
  sentence: '文（｛名前｝が使える）',
  moment: '日時',
  cap: '数か「上限なし」',
  grid: '表',
  check: '検査の結果',
  'file-text': 'ファイルの文',
  picture: '絵',
  size: '絵の大きさ',
  'entry-name': 'ほかのファイルから選ぶ',
  'field-name': '同じ画面の欄から選ぶ',
  color: '色',
  boolean: 'はい・いいえ',
  number: '数',
  select: '選ぶ',
  object: 'まとまり',
  list: '並び',
}

function formatTitle({ name }: Form): string {
  return titles[name] ?? Object.entries(screenLabels).find(([screen]) => screen === name)?.[1] ?? name
}

/** Returns the fields that people see. */
function visibleFields({ fields }: Form): [path: string, Field][] {
  return fields.filter(([, { widget }]) => widget !== 'hidden')
}

function describeKind(field: Field): string {
  if (field.widget === 'moment' && field.day === true) return '日'
  if (field.widget === 'number') return field.value_type === 'int' ? '整数' : '数（小数も）'
  return kinds[field.widget]
}

/** Returns the minimum and maximum, or the choices; '' if the field accepts anything. */
function describeLimits(field: Field): string {
  if (field.widget === 'select') return field.options.map(({ label }) => label).join('、')
  const { min, max } = field.widget === 'number' || field.widget === 'list' ? { max: undefined, ...field } : {}
  const counter = field.widget === 'list' ? 'つ' : ''
  return [min === undefined ? '' : `${min}${counter}から`, max === undefined ? '' : `${max}まで`].join('')
}

function cell(text: string): string {
  return text
    .replaceAll(/[|*<]/g, String.raw`\$&`)
    .replaceAll(/\[[^\]]+\]/g, '`$&`')
    .replaceAll(/\s*\n\s*/g, ' ')
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
}

function count(fields: readonly [path: string, Field][], has: (field: Field) => boolean): string {
  return String(fields.filter(([, field]) => has(field)).length)
}

function formatSummary(title: string, fields: readonly [path: string, Field][]): string[] {
  return [
    title,
    String(fields.length),
    count(fields, ({ label }) => label !== ''),
    count(fields, ({ hint = '' }) => hint !== ''),
    count(fields, (field) => field.widget !== 'select' && describeLimits(field) !== ''),
    count(fields, ({ widget }) => widget === 'select'),
    count(fields, ({ required }) => required),
  ]
}

function formatSection(form: Form): string {
  const rows = visibleFields(form).map(([path, field]) => [
    field.label,
    `\`${path}\``,
    describeKind(field),
    describeLimits(field),
    field.required ? '○' : '',
    field.hint ?? '',
  ])
  return [
    `## ${formatTitle(form)}`,
    table(['見出し', 'ファイルでの名前', '書くもの', '範囲・選ぶもの', '必須', '説明'], rows),
  ].join('\n\n')
}

const intro = `# 編集画面の欄

[編集画面](editor.md)のすべての欄です。欄は \`schemas/\` から作られ、この表は欄から \`npm run generate\` が書きます。テストは、見出しのない欄、
日本語で読めない選択肢、スキーマにあって画面にない書き方を許しません（\`editor/form/form.test.ts\`）。見出しだけでわかる欄に説明はありません。`

/** Returns the text of docs/editor-fields.md. */
export function fieldsPage(): string {
  const summary = table(
    ['画面', '欄', '見出し', '説明', '範囲', '選ぶ', '必須'],
    [
      ...forms.map((form) => formatSummary(formatTitle(form), visibleFields(form))),
      formatSummary('合計', forms.flatMap(visibleFields)),
    ],
  )
  return `${[intro, summary, ...forms.map(formatSection)].join('\n\n')}\n`
}
