import type { Store } from './store.ts'

/** A setting from the page's URL, which is stored for the following pages; otherwise the stored one. */
export function chosenSetting(name: string, search: URLSearchParams, store: () => Store): string | undefined {
  const chosen = search.get(name)
  try {
    if (chosen !== null) store().setItem(`sandbox-${name}`, chosen)
    return store().getItem(`sandbox-${name}`) ?? undefined
  } catch {
    return chosen ?? undefined
  }
}
