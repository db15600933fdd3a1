import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Returns the preview beside the form, which stands in a frame of Sveltia's. */
export function getPreview(page: Page): FrameLocator {
  return page.frameLocator('iframe.preview')
}

/** Returns the page that the preview shows. */
export function getShownPage(page: Page): FrameLocator {
  return getPreview(page).frameLocator('iframe')
}

/** Returns what the check tells of the entry that is open, by severity. */
export function getDiagnostics(page: Page, severity: 'error' | 'warning'): Locator {
  return getPreview(page).locator(`.preview-diagnostic[data-severity=${severity}]`)
}
