'use client'

import { useState } from 'react'

import { commands, type CommandInputs, type CommandName, type CommandResult } from '../../platform/bridge/commands.ts'
import { getCommandLink, runCommand, type Bridge } from '../../platform/bridge/run-command.ts'
import { Code, Panel } from '../../shared/page/diagnostics-panel.tsx'

const results = {
  'handed-to-app': 'アプリに渡しました。',
  'not-opened': 'アプリが開きませんでした。',
  done: 'ブラウザで行いました。',
  copied: 'コピーしました。',
  cancelled: '途中でやめました。',
  pending: 'もう開いているので、何もしませんでした。',
  'no-app': 'この端末にはアプリがないので、何もしませんでした。',
  refused: '開いてはいけない値なので、何もしませんでした。',
  failed: 'できませんでした。',
} as const satisfies Record<CommandResult, string>

/** Signs that fit in a line of a field on a narrow phone; a Japanese one counts twice. */
const lineWidth = 26

/** Returns the number of lines that a text takes on a narrow phone. */
function countRows(text: string): number {
  const widths = text.split('\n').map((line) => line.replaceAll(/[^ -~]/g, '--').length)
  return widths.reduce((rows, width) => rows + Math.max(1, Math.ceil(width / lineWidth)), 0)
}

type Props<Name extends CommandName> = {
  name: Name
  title: string
  fields: readonly { name: string; label: string; value: string }[]
  /** Undefined until the environment is known. */
  bridge: Bridge | undefined
  path: Bridge['address']
}

/** A form to try a command, with the links it produces on both systems. */
export function CommandForm<Name extends CommandName>({ name, title, fields, bridge, path }: Props<Name>) {
  const [values, setValues] = useState(() => Object.fromEntries(fields.map((field) => [field.name, field.value])))
  const [{ result, count }, setResult] = useState<{ result?: CommandResult; count: number }>({ count: 0 })
  // `fields` are those of the command.
  const input = values as CommandInputs[Name]
  return (
    <Panel title={title} lead={commands[name].link}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (bridge) void runCommand(name, input, bridge).then((next) => setResult({ result: next, count: count + 1 }))
        }}
      >
        {fields.map((field) => (
          <label key={field.name} className="mb-3 block text-small font-bold">
            {field.label}
            <textarea
              rows={countRows(field.value)}
              value={values[field.name]}
              onChange={({ target }) => setValues((before) => ({ ...before, [field.name]: target.value }))}
              className="mt-1 block min-h-12 w-full rounded-tile border-2 border-line bg-paper px-3 py-2.5 text-body leading-snug font-normal"
            />
          </label>
        ))}
        <button type="submit" className="h-12 w-full rounded-full bg-ink text-body font-bold text-paper">
          試す<span className="sr-only">：{title}</span>
        </button>
        <p aria-live="polite" className="mt-2 min-h-6 text-small font-bold">
          {result && <span key={count}>{results[result]}</span>}
        </p>
      </form>
      <dl className="mt-1 grid gap-2">
        {(['ios', 'android'] as const).map((system) => (
          <div key={system}>
            <dt className="text-small text-sub">{system === 'ios' ? 'iOS' : 'Android'}</dt>
            <dd>
              <Code>{getCommandLink(name, input, system, path) ?? '（この値は開きません）'}</Code>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
