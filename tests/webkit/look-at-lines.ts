import { countLineEnds, type LineEnds } from '../support/pages/count-line-ends.ts'
import { readBlockTexts } from '../support/pages/read-block-texts.ts'
import { pathsOfSite, projectSite } from '../support/sites/content-sites.ts'
import { callInPage } from './call-in-page.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { pageUrl } from './page-address.ts'

/** For each width in CSS pixels: the maximum share of line ends that are inside a phrase. */
const limits = [
  // A screen finds its phrases without a dictionary.
  { width: 375, maxShareOfContent: 0.005, maxShareOfScreens: 0.02 },
  // On the narrowest phone a date may be wider than its column.
  { width: 320, maxShareOfContent: 0.02, maxShareOfScreens: 0.05 },
] as const

const windowHeight = 740

function addLineEnds(total: LineEnds, path: string, { count, insidePhrases }: LineEnds): void {
  total.count += count
  total.insidePhrases.push(...insidePhrases.map((line) => `${path}: ${line}`))
}

function findProblems({ count, insidePhrases }: LineEnds, maxShare: number): string[] {
  return insidePhrases.length > count * maxShare ? insidePhrases : []
}

/**
 * Counts where lines end in WebKit, which breaks between any two characters unless the page prevents it. Screens are
 * counted separately.
 */
export async function lookAtLines(
  page: WebkitPage,
  origin: string,
): Promise<{ counted: Record<string, LineEnds>; problems: string[] }> {
  const counted: Record<string, LineEnds> = {}
  const problems: string[] = []
  const paths = pathsOfSite(projectSite).filter((path) => !/examples|errors|404|^\/r\//.test(path))
  for (const { width, maxShareOfContent, maxShareOfScreens } of limits) {
    const content: LineEnds = { count: 0, insidePhrases: [] }
    const screens: LineEnds = { count: 0, insidePhrases: [] }
    await page.resize(width, windowHeight)
    for (const path of paths) {
      await page.open(origin + pageUrl(path, {}))
      await page.until(`document.readyState === 'complete' && document.querySelectorAll('.skeleton').length === 0`)
      const isScreen = (await page.read(`document.querySelector('script[type=module]') !== null`)) === true
      const blocks = await callInPage(page, readBlockTexts)
      addLineEnds(isScreen ? screens : content, path, countLineEnds(blocks))
    }
    counted[`pages of content at ${width} px`] = content
    counted[`screens at ${width} px`] = screens
    problems.push(...findProblems(content, maxShareOfContent), ...findProblems(screens, maxShareOfScreens))
  }
  return { counted, problems }
}
