import type { Page } from '@playwright/test'

/** Pages of the fixture site (`tests/fixtures`): a month, one with a campaign on its 8th, and a campaign of the first. */
export const month = '/jp/card/202302-9/'
export const monthWithEighthDay = '/jp/card/202304-9/'
export const campaign = '/jp/card/202302-9/noodles/'

/** Opens a page at a time, in ISO 8601, from which its clock runs. */
export async function openAt(page: Page, url: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(time) })
  await page.goto(url)
}
