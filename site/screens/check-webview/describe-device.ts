/** A feature that a browser or web view may lack. `otherwise` describes the alternative. */
export type Ability = { name: string; isThere: boolean; otherwise: string }

function hasSessionStorage(): boolean {
  try {
    sessionStorage.setItem('check-webview', '1')
    sessionStorage.removeItem('check-webview')
    return true
  } catch {
    return false
  }
}

/** Lists the features of this browser or web view. */
export function describeAbilities(): Ability[] {
  return [
    {
      name: 'Cookie',
      // eslint-disable-next-line compat/compat -- Every browser has it; the rule's data is wrong here.
      isThere: navigator.cookieEnabled,
      otherwise: 'ログインが必要な画面は、未ログインとして表示します。',
    },
    { name: 'sessionStorage', isThere: hasSessionStorage(), otherwise: '再読み込みの回数は、ほかの方法で抑えます。' },
    { name: 'クリップボード', isThere: 'clipboard' in navigator, otherwise: '選択してコピーする方法に切り替えます。' },
    { name: 'シェア（Web Share）', isThere: 'share' in navigator, otherwise: '文をコピーします。' },
    { name: '回線の情報', isThere: 'connection' in navigator, otherwise: '遅い回線とはみなさず、先読みします。' },
    {
      name: 'ダイアログ',
      isThere: 'HTMLDialogElement' in window,
      otherwise: '注意書きは、リンクで読める場所に出ます。',
    },
    {
      name: 'ページ間の切り替え効果',
      isThere: 'startViewTransition' in document,
      otherwise: '効果なしで切り替わります。',
    },
  ]
}

/**
 * Describes the device: sizes in CSS pixels, and the user's preferences. `isOnline` follows the browser's events
 * (specification §4).
 */
export function describeDevice(isOnline: boolean): [name: string, value: string][] {
  const prefers = (query: string) => (matchMedia(query).matches ? 'はい' : 'いいえ')
  return [
    ['画面', `${screen.width} × ${screen.height}（倍率 ${devicePixelRatio}）`],
    ['ページの幅と高さ', `${innerWidth} × ${innerHeight}`],
    ['言語', navigator.language],
    ['時間帯', Intl.DateTimeFormat().resolvedOptions().timeZone],
    ['オンライン', isOnline ? 'はい' : 'いいえ'],
    ['動きを減らす', prefers('(prefers-reduced-motion: reduce)')],
    ['高コントラスト', prefers('(forced-colors: active)')],
    ['ダークモード', prefers('(prefers-color-scheme: dark)')],
  ]
}
