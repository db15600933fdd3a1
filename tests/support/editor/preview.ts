import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Returns the preview beside the form, which stands in a frame of Sveltia's. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe.preview')
}

/** Returns the page that the preview shows. */
export function shownPage(page: Page): FrameLocator {
  return previewOf(page).frameLocator('iframe')
}

/** Returns what the check tells of the entry that is open, by severity. */
export function findingsOf(page: Page, severity: 'error' | 'warning'): Locator {
  return previewOf(page).locator(`.preview-diagnostic[data-severity=${severity}]`)
}
