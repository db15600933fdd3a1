import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'

/** A page of the app, by the label of buttons to it and by its URL. */
type AppPage = { label: RegExp; url: RegExp }

const application: AppPage = { label: /申し込|お申込/u, url: /appl|install-app/u }

const appPages: readonly AppPage[] = [
  { label: /本人確認/u, url: /kyc|identity/u },
  { label: /口座/u, url: /bank/u },
  { label: /設定|登録の内容/u, url: /setting|soliciting/u },
  application,
]

/** Fields of a screen's button: those that may hold its label, and those that may hold its URL. */
const labelFields = ['label', 'button', 'open', 'activateButton', 'activate', 'apply']
const urlFields = ['path', 'appPath', 'activatePath', 'href', 'applyHref']

/** Returns the fields with these names that have a text. */
function listTexts(data: object, names: readonly string[]): { name: string; value: string }[] {
  return names.flatMap((name) => {
    const value: unknown = Reflect.get(data, name)
    return typeof value === 'string' ? [{ name, value }] : []
  })
}

/** Checks the URL of a button against its labels; not if the object has several URLs. */
function checkButton(data: object, path: Path): FieldDiagnostic[] {
  const [url, ...otherUrls] = listTexts(data, urlFields)
  const label = listTexts(data, labelFields)
    .map(({ value }) => value)
    .join(' ')
  const labelledPage = appPages.find((page) => page.label.test(label))
  if (!url || otherUrls.length > 0 || !labelledPage || labelledPage.url.test(url.value)) return []
  // An application is on no other page of the app. Other labels are also right for pages that are not listed here.
  const isWrong =
    labelledPage === application ? /^\/(?!r\/)/.test(url.value) : appPages.some((page) => page.url.test(url.value))
  if (!isWrong) return []
  return [{ path: [...path, url.name], kind: 'app-path-elsewhere', details: { actual: url.value, label } }]
}

/** Finds buttons of a screen that lead to a page of the app with another label, at any depth of its data. */
export function checkAppPaths(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const ofParts = Object.entries(data).flatMap(([key, value]) =>
    checkAppPaths(value, [...path, Array.isArray(data) ? Number(key) : key]),
  )
  return [...checkButton(data, path), ...ofParts]
}
