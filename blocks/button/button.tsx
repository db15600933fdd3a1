import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'
import { ButtonLink } from './button-link.tsx'

/** A link of a text, as a button. */
export function Button({ href, label, kind, scope }: BlockProps<'Button'>) {
  return (
    <ButtonLink href={href} kind={kind}>
      <RichText text={label} scope={scope} />
    </ButtonLink>
  )
}
