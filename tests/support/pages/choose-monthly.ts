import { expect, type Page } from '@playwright/test'

/** The choice of a monthly amount in yen, written as on the page of lending. */
export const monthlyChoice = (page: Page, amount: string) =>
  page.getByRole('radio', { name: `${amount}円`, exact: true })

/** Picks a monthly amount once the choices are those of the loan's amount: they may change places until then. */
export async function chooseMonthly(page: Page, amount: string): Promise<void> {
  await expect(page.locator('fieldset[aria-busy=false]')).toBeVisible()
  await monthlyChoice(page, amount).check()
}
