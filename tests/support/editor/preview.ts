import type { FrameLocator, Locator, Page } from '@playwright/test'

/** The preview beside the form, which stands in a frame of Sveltia's. */
export function previewOf(page: Page): FrameLocator {
  return page.frameLocator('iframe.preview')
}

/** The page that the preview shows. */
export function shownPage(page: Page): FrameLocator {
  return previewOf(page).frameLocator('iframe')
}

/** What the check tells of the entry that is open, by severity. */
export function findingsOf(page: Page, severity: 'error' | 'warning'): Locator {
  return previewOf(page).locator(`.preview-diagnostic[data-severity=${severity}]`)
}
