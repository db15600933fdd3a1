import type { ReactNode } from 'react'

import type { NamedEntry } from '../engine/engine-client.ts'
import { getLabelId, type ControlProps } from './control-props.ts'

type Props = Pick<ControlProps, 'forID' | 'onChange'> & {
  name: string
  /** The names to choose from, with their labels. */
  offered: readonly NamedEntry[]
}

/** A select of names by their labels. A current name that is not offered stays chosen, and is marked as missing. */
export function NameSelect({ forID, name, offered, onChange }: Props): ReactNode {
  const exists = name === '' || offered.some((candidate) => candidate.name === name)
  return (
    <select
      id={forID}
      aria-labelledby={getLabelId(forID)}
      className="own-input own-select"
      // The style sheet hides the list of replacements below a shared text that has no parts to replace.
      data-parts={offered.find((candidate) => candidate.name === name)?.hasParts}
      value={name}
      onChange={({ target }) => onChange(target.value)}
    >
      {name === '' && <option value="">えらんでください</option>}
      {!exists && <option value={name}>{`${name}（まだありません）`}</option>}
      {offered.map((candidate) => (
        <option key={candidate.name} value={candidate.name}>
          {candidate.label}
        </option>
      ))}
    </select>
  )
}
