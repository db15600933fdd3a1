import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

const applying = { pattern: /申し込|お申込/u, url: /appl|install-app/u }

/** Labels of buttons into the app, and the required pattern of their URLs. */
const ways: readonly { pattern: RegExp; url: RegExp }[] = [
  { pattern: /本人確認/u, url: /kyc|identity/u },
  { pattern: /口座/u, url: /bank/u },
  { pattern: /設定|登録の内容/u, url: /setting|soliciting/u },
  applying,
]

const labels = ['label', 'button', 'open', 'activateButton', 'activate', 'apply']

const urlFields = ['path', 'appPath', 'activatePath', 'href', 'applyHref']

/** Finds buttons of a screen that link to a page of the app with another label. */
export function checkAppPaths(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const textsOf = (names: readonly string[]) =>
    names.flatMap((name): [string, string][] => {
      const value: unknown = Reflect.get(data, name)
      return typeof value === 'string' ? [[name, value]] : []
    })
  const [[name, url] = ['', ''], ...others] = textsOf(urlFields)
  const labelTexts = textsOf(labels)
    .map(([, value]) => value)
    .join(' ')
  const expectedWay = ways.find((way) => way.pattern.test(labelTexts))
  // An application button must link to an application; other labels allow several targets.
  const isExpected = expectedWay === applying ? /^\/(?!r\/)/.test(url) : ways.some((way) => way.url.test(url))
  const isElsewhere = others.length === 0 && expectedWay && isExpected && !expectedWay.url.test(url)
  return [
    ...(isElsewhere
      ? [{ path: [...path, name], kind: 'app-path-elsewhere' as const, details: { actual: url, label: labelTexts } }]
      : []),
    ...Object.entries(data).flatMap(([key, value]) =>
      checkAppPaths(value, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ]
}
