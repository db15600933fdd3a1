import type { UnsafeConstruct, UnsafeKind } from '../../common/unsafe-construct.ts'

const names: Readonly<Record<UnsafeKind, (name: string) => string>> = {
  plain: (name) => name,
  handler: (name) => `プログラム: ${name}`,
  animation: (name) => `アニメーション: ${name}`,
  'animated-reference': () => '参照のアニメーション',
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
