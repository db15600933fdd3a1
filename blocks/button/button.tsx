import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'
import { ButtonLink } from './button-link.tsx'

export function Button({ href, label, kind, scope }: BlockProps<'Button'>) {
  return (
    <ButtonLink href={href} kind={kind}>
      <RichText text={label} scope={scope} />
    </ButtonLink>
  )
}
