import type { ComponentProps } from 'react'

import { siteUrl } from './site-url.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & { href: string }

/** A link. Paths of this site start with `/`, regardless of where the site is published. */
export function Anchor({ href, ...rest }: Props) {
  return <a href={siteUrl(href)} {...rest} />
}
