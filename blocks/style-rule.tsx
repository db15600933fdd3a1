type Props = {
  /** Names the rule, so that a page has it once, however many of its parts need it. */
  name: string
  /**
   * The group of rules that it stands in: `picture` for average colours until pictures have loaded, `stage` for all
   * others. Groups are in the order of their first rule. No rule of one overrides a rule of the other.
   */
  precedence?: 'picture' | 'stage'
  /** The rule as CSS. */
  children: string
}

/**
 * A CSS rule whose values depend on the content, in the head of the page. A rule instead of a style attribute, so that
 * a strict Content-Security-Policy can allow it by hash. React 19 moves a `<style>` with `href` and `precedence` to the
 * head, where `href` is no address but the key by which it omits repetitions; `site/render/render-tree.ts` does the same.
 */
export function StyleRule({ name, precedence = 'stage', children }: Props) {
  return (
    <style href={name} precedence={precedence}>
      {children}
    </style>
  )
}
