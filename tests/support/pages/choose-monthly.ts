import { expect, type Page } from '@playwright/test'

/** Locates the choice of a monthly amount, formatted as on the lending page: 10,000. */
export const monthlyChoice = (page: Page, amount: string) =>
  page.getByRole('radio', { name: `${amount}円`, exact: true })

/** Checks a monthly amount once the choices for the loan amount have loaded; until then they may be replaced. */
export async function chooseMonthly(page: Page, amount: string): Promise<void> {
  await expect(page.locator('fieldset[aria-busy=false]')).toBeVisible()
  await monthlyChoice(page, amount).check()
}
