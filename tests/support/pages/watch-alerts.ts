import type { Page } from '@playwright/test'

/** Returns the messages of the page's alerts, as they are shown. Each is accepted at once, so that the page continues. */
export function watchAlerts(page: Page): string[] {
  const messages: string[] = []
  page.on('dialog', (dialog) => {
    messages.push(dialog.message())
    void dialog.accept()
  })
  return messages
}
