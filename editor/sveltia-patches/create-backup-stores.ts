/** The stores of Sveltia's database, with the options that it creates each with. */
const stores: Readonly<Record<string, IDBObjectStoreParameters>> = {
  'asset-hashes': {},
  'asset-thumbnails': {},
  'draft-backups': { keyPath: ['collectionName', 'slug'] },
  'file-cache': {},
  'file-system-handles': {},
  meta: {},
  'ui-settings': {},
}

function listMissingStores({ objectStoreNames }: IDBDatabase): string[] {
  return Object.keys(stores).filter((store) => !objectStoreNames.contains(store))
}

/** Opens a database, by default in its present version, with all stores if it is new or the version is. */
function open(name: string, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      for (const store of listMissingStores(request.result)) request.result.createObjectStore(store, stores[store])
    }
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error(name))
    // Another tab does not let go of the database.
    request.onblocked = () => reject(new Error(name))
  })
}

/**
 * Creates all stores of Sveltia's database before Sveltia starts. It would create each when it is first needed, and of
 * two that are needed at the same moment one would be missing until the next visit: without `draft-backups`, nothing
 * that is typed is kept. A browser that stores nothing has no database, and no backups.
 */
export async function createStores(name: string): Promise<void> {
  const database = await open(name)
  const { version } = database
  const isComplete = listMissingStores(database).length === 0
  database.close()
  if (!isComplete) (await open(name, version + 1)).close()
}
