import { Anchor } from '../anchor.tsx'
import { anchorId, type BlockProps } from '../block-props.ts'
import { layOutFullRows } from '../full-rows.tsx'
import { Picture } from '../picture.tsx'

const tile = 'grid h-19 place-items-center rounded-tile border border-line bg-paper px-3'

/** The shops' wordmarks, linked if they have a URL. */
export function LogoGrid({ logos, scope }: BlockProps<'LogoGrid'>) {
  const rows = layOutFullRows(logos.length)
  return (
    <ul id={anchorId(scope, 'shops')} className={`${rows.list} gap-2.5`}>
      {logos.map(({ href, ...logo }, index) => {
        const picture = <Picture image={logo} slot="logo" className="h-auto max-h-14 w-full object-contain" />
        return (
          <li key={index} className={rows.item(index)}>
            {href === undefined ? (
              <div className={tile}>{picture}</div>
            ) : (
              <Anchor href={href} className={tile}>
                {picture}
              </Anchor>
            )}
          </li>
        )
      })}
    </ul>
  )
}
