import { anchorId, type BlockProps } from '../block-props.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { formatNumber } from '../format.ts'
import { layOutFullRows } from '../full-rows.tsx'
import { periodData } from '../period-data.ts'
import { Picture } from '../picture.tsx'
import { itemParts, splitItemPoints, type ItemPart } from './split-item-points.ts'

/** An item's points by the parts of the list; nothing if the list has only one. */
function PointParts({ names, parts }: { names: readonly string[]; parts: readonly ItemPart[] }) {
  if (names.length < 2) return null
  return (
    <p className="mt-1 px-3 text-tiny leading-snug text-sub tabular">
      {names.map((name) => (
        <span key={name} className="flex justify-between">
          <span>{name}</span>
          <span>{formatNumber(parts.find(({ part }) => part === name)?.points ?? 0)}</span>
        </span>
      ))}
    </p>
  )
}

/**
 * Items for sale: picture, name, price including tax, and the points earned, with their parts. An item lists every part
 * that any of them has, so that prices and points in a row align.
 */
export function AffiliateItemList({ items, period, scope, ...terms }: BlockProps<'AffiliateItemList'>) {
  const partsByItem = items.map((item) => splitItemPoints(item, terms))
  const usedParts = itemParts.filter((name) => partsByItem.flat().some(({ part }) => part === name))
  const rows = layOutFullRows(items.length)
  return (
    <ul id={anchorId(scope, 'items')} className={`${rows.list} gap-x-3 gap-y-7`} {...periodData(period)}>
      {items.map(({ id, href, price, grantPoint, itemName, ...image }, index) => (
        <li key={id} className={`flex flex-col ${rows.item(index) ?? ''}`.trimEnd()}>
          <div className="rounded-tile bg-wash p-4">
            <Picture image={image} slot="item" className="mx-auto h-auto w-full max-w-32" />
          </div>
          <p className="mt-3 mb-auto text-note leading-snug font-bold">{itemName}</p>
          <p className="mt-1 tabular">
            <span className="text-lead font-extrabold">{formatNumber(price)}</span>
            <span className="text-small font-bold">円</span>
            <span className="ml-1 text-tiny text-sub">税込</span>
          </p>
          <p className="mt-2 flex flex-wrap items-baseline justify-between gap-x-2 rounded-chip bg-(--stage) px-3 py-1.5 tabular ended:bg-wash">
            <span className="text-tiny font-bold">もらえるポイント</span>
            <span className="text-lead leading-tight font-black">
              {formatNumber(grantPoint)}
              <span className="text-small">P</span>
            </span>
          </p>
          <PointParts names={usedParts} parts={partsByItem[index] ?? []} />
          <div className="mt-2 ended:hidden">
            <ButtonLink href={href} kind="secondary">
              商品を見る<span className="sr-only">（{itemName}）</span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  )
}
