import { expect, test } from '@playwright/test'

test('the editor answers in three forms, in Japanese, under a policy that runs files of the site only', async ({
  page,
  request,
}) => {
  for (const form of ['/admin', '/admin/', '/admin/index.html']) {
    const response = await request.get(form, { maxRedirects: 0 })
    expect(response.status(), form).toBe(200)
    const policy = response.headers()['content-security-policy'] ?? ''
    expect(policy, form).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    expect(policy, form).not.toContain('unsafe-eval;')
    expect(policy, form).toContain("frame-ancestors 'none'")
  }
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: 'ローカルリポジトリで作業' })).toBeVisible()
  expect(await page.locator('html').getAttribute('lang')).toBe('ja')
})
