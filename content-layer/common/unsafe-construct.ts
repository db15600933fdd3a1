/**
 * What is unsafe about a construct of an SVG. Those whose name alone explains it, such as `<script>`, are `plain`;
 * `instruction` is a processing instruction that loads a style sheet, and `in-style` an element inside `<style>`.
 */
export type UnsafeKind =
  | 'plain'
  | 'handler'
  | 'animation'
  | 'animated-reference'
  | 'reference'
  | 'backslash'
  | 'instruction'
  | 'doctype'
  | 'in-style'

/** A construct of an SVG that could run code, load external resources, or hide that it does; `name` is from its file. */
export type UnsafeConstruct = { kind: UnsafeKind; name: string }
