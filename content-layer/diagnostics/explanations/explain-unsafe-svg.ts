type UnsafeKind =
  | 'plain'
  | 'handler'
  | 'animation'
  | 'animated-reference'
  | 'reference'
  | 'backslash'
  | 'instruction'
  | 'doctype'
  | 'in-style'

/** An unsafe construct in an SVG, and its name in the file. */
export type Unsafe = { kind: UnsafeKind; name: string }

const texts: Readonly<Record<UnsafeKind, (name: string) => string>> = {
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

export function explainUnsafeSvg({ kind, name }: Unsafe): string {
  return texts[kind](name)
}
