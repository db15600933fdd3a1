import { pathsOfSite, projectSite } from '../support/sites/content-sites.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { countLineEnds, readLines, type BrokenLine } from '../support/pages/line-ends.ts'
import { pageUrl } from './page-address.ts'

/** Line ends of all pages of a kind, and those of them inside a phrase, with their page. */
export type Ends = { ends: number; inside: string[] }

/**
 * Maximum share of line ends inside a phrase: on the narrowest phone a date may be wider than its column, and screens
 * find phrases without a dictionary.
 */
const maxShare = { 375: { content: 0.005, screens: 0.02 }, 320: { content: 0.02, screens: 0.05 } } as const

/**
 * Counts where lines end in WebKit, which breaks between any two characters unless the page prevents it. Screens are
 * counted separately.
 */
export async function lookAtLines(
  page: WebkitPage,
  origin: string,
): Promise<{ counted: Record<string, Ends>; problems: string[] }> {
  const counted: Record<string, Ends> = {}
  const problems: string[] = []
  for (const width of [375, 320] as const) {
    const [content, screens]: [Ends, Ends] = [
      { ends: 0, inside: [] },
      { ends: 0, inside: [] },
    ]
    await page.resize(width, 740)
    for (const path of pathsOfSite(projectSite).filter((one) => !/examples|errors|404|^\/r\//.test(one))) {
      await page.open(origin + pageUrl(path, {}))
      await page.until(`document.readyState === 'complete' && document.querySelectorAll('.skeleton').length === 0`)
      const isScreen = (await page.read(`document.querySelector('script[type=module]') !== null`)) === true
      const { ends, inside } = countLineEnds((await page.read(`(${readLines.toString()})()`)) as BrokenLine[])
      const sum = isScreen ? screens : content
      sum.ends += ends
      sum.inside.push(...inside.map((line) => `${path}: ${line}`))
    }
    counted[`pages of content at ${width} px`] = content
    counted[`screens at ${width} px`] = screens
    for (const [{ ends, inside }, share] of [
      [content, maxShare[width].content],
      [screens, maxShare[width].screens],
    ] as const)
      if (inside.length > ends * share) problems.push(...inside)
  }
  return { counted, problems }
}
