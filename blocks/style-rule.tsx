type Props = {
  /** Names the rule, so that a page has it once, however many of its parts need it. */
  name: string
  precedence?: 'picture' | 'stage'
  /** The rule as CSS. */
  children: string
}

/**
 * A CSS rule whose values depend on the content, in the head of the page. A rule instead of a style attribute, so that
 * a strict Content-Security-Policy can allow it by hash.
 */
export function StyleRule({ name, precedence = 'stage', children }: Props) {
  return (
    <style href={name} precedence={precedence}>
      {children}
    </style>
  )
}
