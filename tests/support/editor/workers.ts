import type { BrowserContext, Page } from '@playwright/test'

/** Records the workers of pages that are opened from now on, so that they can be terminated. */
export async function recordWorkers(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript(() => {
    const workers: Worker[] = []
    const Original = Worker
    Object.assign(window, {
      workers,
      Worker: class extends Original {
        constructor(url: string) {
          super(url)
          workers.push(this)
        }
      },
    })
  })
}

/** Terminates the engine of the editor, which then answers nothing. */
export async function terminateWorkers(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const worker of Reflect.get(window, 'workers') as Worker[]) worker.terminate()
  })
}
