import { Anchor } from '../anchor.tsx'
import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

/** The day's banners, linked if they have a URL. */
export function SpecialBanners({ banners }: BlockProps<'SpecialBanners'>) {
  return (
    <ul className="grid gap-3">
      {banners.map(({ href, ...banner }, index) => {
        const picture = <Picture image={banner} slot="text" className="block h-auto w-full rounded-tile" />
        return <li key={index}>{href === undefined ? picture : <Anchor href={href}>{picture}</Anchor>}</li>
      })}
    </ul>
  )
}
