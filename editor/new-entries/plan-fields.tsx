import type { ReactNode } from 'react'

import type { PlannedRow, PlanRequest } from '../engine/engine-client.ts'
import { acceptDrop } from '../fields/accept-drop.ts'

/** The file of a plan: its name, and its bytes. */
export type Sheet = Pick<PlanRequest, 'name' | 'sheet'>

/** A month to create, the one to copy, undefined for none, and the names of new shops by the ids of their campaigns. */
export type Choice = Pick<PlanRequest, 'month' | 'from' | 'shops'>

/** A place for the file of a plan, which is dropped there or chosen. */
export function SheetField({ children, onSheet }: { children: ReactNode; onSheet: (sheet: Sheet) => void }): ReactNode {
  const take = async (file: File) => onSheet({ name: file.name, sheet: new Uint8Array(await file.arrayBuffer()) })
  return (
    <label className="own-drop" {...acceptDrop((file) => void take(file))}>
      {children}
      <input
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void take(file)
          target.value = ''
        }}
      />
    </label>
  )
}

/** Returns whether a value is listed: what a campaign does not have is left out, except that it has no cap. */
function isListed([heading, value]: PlannedRow['values'][number]): boolean {
  return value !== 'なし' || heading === '上限'
}

type Shops = Choice['shops']
type CampaignsProps = { campaigns: readonly PlannedRow[]; shops: Shops; onShops: (shops: Shops) => void }

/** The campaigns that a plan creates, with a field for the name of each new shop. */
export function PlannedCampaigns({ campaigns, shops, onShops }: CampaignsProps): ReactNode {
  return (
    <ul className="own-planned">
      {campaigns.map(({ id, from, isNewShop, values }) => (
        <li key={id} className="own-row">
          <p>
            <strong>{id}</strong>{' '}
            <span className="own-shown">{from === undefined ? '種類の見本から' : `${from} から`}</span>
          </p>
          {values.filter(isListed).map(([heading, value]) => (
            <span key={heading}>
              <span className="own-shown">{heading}</span> {value}
            </span>
          ))}
          {isNewShop && (
            <label>
              お店の名前（ページに出す）
              <input
                className="own-input"
                value={shops[id] ?? ''}
                onChange={({ target }) => onShops({ ...shops, [id]: target.value })}
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

type ChoiceProps = { months: readonly string[]; choice: Choice; onChoice: (choice: Choice) => void }

/** The month to create, and the one to copy. */
export function ChoiceFields({ months, choice, onChoice }: ChoiceProps): ReactNode {
  return (
    <div className="own-row">
      <label>
        新しい月
        <input
          className="own-input"
          value={choice.month}
          onChange={({ target }) => onChoice({ ...choice, month: target.value.trim() })}
        />
      </label>
      <label>
        写すもとの月
        <select
          className="own-input own-select"
          value={choice.from ?? ''}
          onChange={({ target }) => onChoice({ ...choice, from: target.value === '' ? undefined : target.value })}
        >
          {months.toReversed().map((each) => (
            <option key={each}>{each}</option>
          ))}
          <option value="">写さない（すべて見本から）</option>
        </select>
      </label>
    </div>
  )
}

/** The problems of a plan, for which nothing is created. */
export function Problems({ sheet, problems }: { sheet: Sheet | undefined; problems: readonly string[] }): ReactNode {
  return (
    <div role="alert">
      <p>
        <strong>
          「{sheet?.name}」に直すところが {problems.length}件 あります。
        </strong>
        何も作っていません。表を直して、もう一度入れてください。
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </div>
  )
}
