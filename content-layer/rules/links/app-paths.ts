import type { FieldDiagnostic, Path } from '../../read/fields/validate.ts'

const applying = { words: /申し込|お申込/u, address: /appl|install-app/u }

/** What buttons into the app say, and what is in the address to which they lead. */
const ways: readonly { words: RegExp; address: RegExp }[] = [
  { words: /本人確認/u, address: /kyc|identity/u },
  { words: /口座/u, address: /bank/u },
  { words: /設定|登録の内容/u, address: /setting|soliciting/u },
  applying,
]

const labels = ['label', 'button', 'open', 'activateButton', 'activate', 'apply']

const addresses = ['path', 'appPath', 'activatePath', 'href', 'applyHref']

/** Buttons of a screen that lead to a place in the app that belongs to other words. */
export function appPathDiagnostics(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const said = (names: readonly string[]) =>
    names.flatMap((name): [string, string][] => {
      const value: unknown = Reflect.get(data, name)
      return typeof value === 'string' ? [[name, value]] : []
    })
  const [[name, address] = ['', ''], ...others] = said(addresses)
  const words = said(labels)
    .map(([, value]) => value)
    .join(' ')
  const wanted = ways.find((way) => way.words.test(words))
  // Who applies must get to an application; where other words lead, several places may do.
  const isKnown = wanted === applying ? /^\/(?!r\/)/.test(address) : ways.some((way) => way.address.test(address))
  const isElsewhere = others.length === 0 && wanted && isKnown && !wanted.address.test(address)
  return [
    ...(isElsewhere
      ? [{ path: [...path, name], kind: 'app-path-elsewhere' as const, details: { got: address, words } }]
      : []),
    ...Object.entries(data).flatMap(([key, value]) =>
      appPathDiagnostics(value, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ]
}
