import type { Language } from '../diagnostics/words.ts'

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

/** What a drawing may not hold, and its name in the file. */
export type Unsafe = { kind: UnsafeKind; name: string }

const words: Readonly<Record<UnsafeKind, (name: string) => Readonly<Record<Language, string>>>> = {
  plain: (name) => ({ en: name, ja: name }),
  handler: (name) => ({ en: `the handler ${name}`, ja: `プログラム: ${name}` }),
  animation: (name) => ({ en: `an animation of ${name}`, ja: `アニメーション: ${name}` }),
  'animated-reference': () => ({ en: 'an animation of a reference', ja: '参照のアニメーション' }),
  reference: (name) => ({ en: `the reference ${name}`, ja: `外部の参照: ${name}` }),
  backslash: (name) => ({ en: `a backslash in ${name}`, ja: `\\ の記号: ${name}` }),
  instruction: (name) => ({ en: `<?${name} ?>`, ja: `外部のスタイル: <?${name} ?>` }),
  doctype: (name) => ({ en: `definitions in its ${name}`, ja: `${name} の中の定義` }),
  'in-style': (name) => ({ en: `${name} inside <style>`, ja: `<style> の中の ${name}` }),
}

/** What a drawing may not hold, in each language. */
export function describeUnsafe({ kind, name }: Unsafe): Readonly<Record<Language, string>> {
  return words[kind](name)
}
