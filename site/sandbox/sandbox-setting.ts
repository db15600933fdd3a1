/** The used part of `sessionStorage`. */
export type Store = Pick<Storage, 'getItem' | 'setItem'>

/**
 * Reads a setting from the page's URL and stores it for later pages; otherwise returns the stored one. `store` may
 * throw, because accessing blocked storage does.
 */
export function chooseSetting(name: string, search: URLSearchParams, store: () => Store): string | undefined {
  const chosen = search.get(name)
  try {
    if (chosen !== null) store().setItem(`sandbox-${name}`, chosen)
    return store().getItem(`sandbox-${name}`) ?? undefined
  } catch {
    return chosen ?? undefined
  }
}
