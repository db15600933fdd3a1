import { pathsOfSite, projectSite } from '../support/sites/content-sites.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { pageUrl } from './page-address.ts'

/** The widths of phones in CSS pixels, the default one last. */
const widths = [320, 375] as const

/** The query of pages that show nothing without one. */
const queries: Readonly<Record<string, string>> = { '/jp/card/loyalty/notification/': '&id=stage-up-1' }

/** Pages that leave for the store on a phone. */
const onComputersOnly: ReadonlySet<string> = new Set(['/r/mercard-application/'])

const states = [
  { expression: `document.querySelector('h1, main')?.textContent.trim().length > 0`, problem: 'shows nothing' },
  { expression: `getComputedStyle(document.body).margin === '0px'`, problem: 'has no style' },
  {
    expression: `document.querySelector('script[type=module]') === null || document.documentElement.dataset.hydration === 'done'`,
    problem: 'was not taken over by its scripts',
  },
  { expression: `document.querySelectorAll('.skeleton').length === 0`, problem: 'still waits for its answers' },
] as const

/** Waits for a page to be complete, and lists what is wrong with it, as text. */
async function findProblems(page: WebkitPage): Promise<string[]> {
  const seen: string[] = []
  for (const { expression, problem } of states) await page.until(expression).catch(() => seen.push(problem))
  for (const width of widths) {
    await page.resize(width, 740)
    const wide = Number(await page.read('document.documentElement.scrollWidth'))
    if (wide > width) seen.push(`is ${wide} px wide at ${width} px`)
  }
  return [...seen, ...(await page.takeNoise())]
}

/** Opens every page of the site in an environment (D5), and returns how many, and what is wrong. */
export async function lookAtPages(
  page: WebkitPage,
  origin: string,
  environment: string,
): Promise<{ looked: number; problems: string[] }> {
  const problems: string[] = []
  const paths = pathsOfSite(projectSite)
  for (const path of paths) {
    const device = onComputersOnly.has(path) ? 'computer' : 'own'
    await page.open(origin + pageUrl(path, { device }) + (queries[path] ?? ''))
    const seen = await findProblems(page)
    const environmentShown = await page.read('document.documentElement.dataset.environment')
    if (device === 'own' && environmentShown !== environment && environmentShown !== null)
      seen.push(`takes itself for ${JSON.stringify(environmentShown)}`)
    problems.push(...seen.map((problem) => `${path}: ${problem}`))
  }
  return { looked: paths.length, problems }
}
