/**
 * What is unsafe about a construct of an SVG. Those whose name alone explains it, such as `<script>`, are `plain`;
 * `instruction` is a processing instruction that loads a style sheet, and `in-style` an element inside `<style>`.
 */
type UnsafeKind = 'plain' | 'handler' | 'animation' | 'reference' | 'backslash' | 'instruction' | 'doctype' | 'in-style'

/** A construct of an SVG that could run code, load external resources, or hide that it does; `name` is from its file. */
export type UnsafeConstruct = { kind: UnsafeKind; name: string }

const names: Readonly<Record<UnsafeKind, (name: string) => string>> = {
  plain: (name) => name,
  handler: (name) => `プログラム: ${name}`,
  animation: (name) => `アニメーション: ${name}`,
  reference: (name) => `外部の参照: ${name}`,
  backslash: (name) => `\\ の記号: ${name}`,
  instruction: (name) => `外部のスタイル: <?${name} ?>`,
  doctype: (name) => `${name} の中の定義`,
  'in-style': (name) => `<style> の中の ${name}`,
}

/** Formats the name of an unsafe construct for authors: `外部の参照: url(https://a.example`. */
export function nameUnsafeConstruct({ kind, name }: UnsafeConstruct): string {
  return names[kind](name)
}
