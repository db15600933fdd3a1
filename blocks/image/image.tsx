import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'
import { RichText } from '../rich-text.tsx'

/** A picture within a text, with its caption. `children` is empty: MDX passes it to every block. */
export function Image({ caption, scope, children: _children, ...image }: BlockProps<'Image'>) {
  const picture = <Picture image={image} slot="text" className="block h-auto w-full rounded-tile" />
  if (caption === undefined) return picture
  return (
    <figure>
      {picture}
      <figcaption className="mt-2 text-note text-sub">
        <RichText text={caption} scope={scope} />
      </figcaption>
    </figure>
  )
}
