import { Fragment } from 'react'

import { blockSchemas, type BlockName } from '#schemas/blocks.ts'

import { fieldFor } from '#content-layer/entries/bindings.ts'
import { describeProps, type PropRow } from './describe-props.ts'

/** A path that may wrap before each of its segments. */
function Path({ path }: { path: string }) {
  return (
    <code className="font-mono text-small font-bold">
      {path.split(/(?<=\.)|(?=[A-Z])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}

/** Describes the default of a property. */
function whenAbsent(name: BlockName, { path, isRequired, initial }: PropRow): string {
  const field = path.includes('.') || path.includes('[') ? undefined : fieldFor(name, path)
  if (field === 'baseRate') return '書かなければ、いつもの率'
  if (field !== undefined) return `書かなければ、YAML の ${field}`
  if (initial === '[]') return '省略できる'
  if (initial !== undefined) return `書かなければ、${initial}`
  return isRequired ? '必須' : '省略できる'
}

/** The properties of a block: name, type, meaning, and what applies when it is omitted. */
export function PropsTable({ name }: { name: BlockName }) {
  const rows = describeProps(blockSchemas[name].props)
  if (rows.length === 0) return <p className="mt-4 text-note text-sub">プロパティはありません。</p>
  return (
    <table className="mt-4 w-full max-w-160 table-fixed border-collapse text-left text-note">
      <caption className="sr-only">{name} のプロパティ</caption>
      <thead className="text-small text-sub">
        <tr className="border-y border-line">
          <th scope="col" className="w-2/5 py-1.5 pr-3 font-bold">
            プロパティと型
          </th>
          <th scope="col" className="py-1.5 font-bold">
            意味
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-3 font-normal">
              <Path path={row.path} />
              <span className="block text-tiny text-sub">{row.type}</span>
            </th>
            <td className="py-2 leading-snug">
              {row.description}
              <span className={`block text-tiny text-sub ${row.isRequired ? 'font-bold' : ''}`}>
                {whenAbsent(name, row)}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
