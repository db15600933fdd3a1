import { storeDelay } from './open-app.ts'

let timer: ReturnType<typeof setTimeout> | undefined

function stop(): void {
  clearTimeout(timer)
  document.removeEventListener('visibilitychange', stop)
}

/**
 * Opens the store if the page is still visible `storeDelay` after a link to the app was followed, which is the only sign
 * on iOS that the app is not installed (D12). For pages whose links work without React; small, because every page
 * carries it. A second tap starts the wait again, so the store opens once.
 */
export function fallBackToStore(storeUrl: string): void {
  stop()
  document.addEventListener('visibilitychange', stop)
  timer = setTimeout(() => {
    stop()
    location.assign(storeUrl)
  }, storeDelay)
}
