import type { Page } from '@playwright/test'

/** Counts them in the page. */
async function countInPage(text: string): Promise<number> {
  const [name] = (await indexedDB.databases()).map((database) => database.name)
  // To open a database that is not there yet would create it.
  if (name === undefined) return 0
  const result = <Value>(request: IDBRequest<Value>) =>
    new Promise<Value>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(new Error(String(request.error)))
    })
  const database = await result(indexedDB.open(name))
  const store = 'draft-backups'
  const hasStore = database.objectStoreNames.contains(store)
  const backups: unknown[] = hasStore ? await result(database.transaction(store).objectStore(store).getAll()) : []
  database.close()
  return backups.filter((backup) => JSON.stringify(backup).includes(text)).length
}

/** Counts the copies of unsaved forms with a text that Sveltia keeps in the browser. */
export function countBackupsWith(page: Page, text: string): Promise<number> {
  return page.evaluate(countInPage, text)
}
