import { formatForInput } from '#domain/time/format-time.ts'
import { momentNames, listMomentsOfPeriods } from '#domain/time/period-moments.ts'
import { parseCampaignSpans, parseSpan } from '#domain/time/spans.ts'
import { monthStatusAt } from '#domain/time/month-status.ts'
import { describeStatus } from '#domain/time/describe-period-status.ts'
import { periodStatusAt } from '#domain/time/period-status.ts'

import { projectSite, pagePaths, readSpans } from '../support/sites/content-sites.ts'
import type { WebkitPage } from './driver/drive-webkit.ts'
import { pageUrl } from './page-address.ts'

type VisiblePeriod = { period: string; status: string; isLast: boolean; text: string | null }

/** Every period that a page states at its own time, with its state, and its words where they can be seen. */
const visiblePeriods = `[...document.querySelectorAll('[data-period]')].map((element) => ({
  period: element.dataset.period,
  status: element.dataset.status,
  isLast: element.hasAttribute('data-last'),
  text: [...element.querySelectorAll('[data-words]')].find((one) => one.checkVisibility() && one.closest('[data-period]') === element)?.textContent ?? null,
}))`

type VisibleMonth = {
  campaigns: string
  status: string
  isLastDay: boolean
  isLastOfAll: boolean
  text: string
  moment: string
}

/** The month of a page, with the status that the page shows. */
const visibleMonths = `[...document.querySelectorAll('[data-campaigns]')].map((element) => ({
  campaigns: element.dataset.campaigns,
  status: element.dataset.status,
  isLastDay: element.hasAttribute('data-last'),
  isLastOfAll: element.hasAttribute('data-last-of-all'),
  text: element.querySelector('[data-words]')?.textContent ?? '',
  moment: element.querySelector('[data-moment]')?.textContent ?? '',
}))`

/** The action that stays at the foot of the window, once the reader has scrolled: what lies on its middle is its link. */
const barAfterScrolling = `(() => {
  scrollTo({ top: innerHeight, behavior: 'instant' })
  const links = [...document.querySelectorAll('main a, article a')].filter((link) => link.checkVisibility())
  const bar = links.find((link) => [...function* (node) { for (; node; node = node.parentElement) yield node }(link)]
    .some((node) => getComputedStyle(node).position === 'sticky' && Math.abs(node.getBoundingClientRect().bottom - innerHeight) < 1))
  if (!bar) return null
  const { left, top, width, height } = bar.getBoundingClientRect()
  return bar.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})()`

/** Marks the first link that is seen to open a dialog: a desktop's panel has one that a phone does not show. */
const markOpener = `(() => {
  const opener = [...document.querySelectorAll('a[data-opens]')].find((one) => one.checkVisibility())
  opener?.setAttribute('data-seen', '')
  return opener !== undefined
})()`

/** How long a page may be open when it is looked at, in ms: from a full hour on, it counts one hour less. */
const openFor = 60_000

function findProblems(periods: readonly VisiblePeriod[], at: number): string[] {
  return periods.flatMap(({ period, status, isLast, text }) => {
    const { start, end } = parseSpan(period)
    const expected = describeStatus(start, end, at)
    const texts = [null, expected, describeStatus(start, end, at + openFor)]
    return [
      ...(status === periodStatusAt(start, end, at) ? [] : [`${period} is ${status}`]),
      ...(isLast === expected.startsWith('今日まで') ? [] : [`${period} ${isLast ? 'has' : 'lacks'} its last day`]),
      ...(texts.includes(text) ? [] : [`${period} says 「${text}」, not 「${expected}」`]),
    ]
  })
}

function problemsOfMonths(months: readonly VisibleMonth[], at: number): string[] {
  return months.flatMap(({ campaigns, text, ...shown }) => {
    const [onAllPages, inAppOnly] = parseCampaignSpans(campaigns)
    const expected = monthStatusAt(onAllPages, inAppOnly, at)
    const { text: later } = monthStatusAt(onAllPages, inAppOnly, at + openFor)
    const actual = { ...shown, text: text === later ? expected.text : text }
    return Object.entries(expected).flatMap(([name, value]) =>
      actual[name as keyof typeof actual] === value
        ? []
        : [`the month's ${name} is 「${String(actual[name as keyof typeof actual])}」, not 「${String(value)}」`],
    )
  })
}

/** Opens a dialog of the page with a tap, closes it with Escape, and lists what is wrong. */
async function problemsOfDialog(page: WebkitPage): Promise<string[]> {
  await page.tap(`//a[@data-seen]`)
  await page.until(`document.querySelector('dialog:modal')?.checkVisibility() === true`)
  const isInside = await page.read(
    `(({ left, right, top, bottom }) => left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight)(document.querySelector('dialog:modal').getBoundingClientRect())`,
  )
  await page.press('Escape')
  await page.until(`document.querySelector('dialog:modal') === null`)
  const isBack = await page.read(`document.activeElement?.matches('[data-opens]')`)
  return [
    ...(isInside === true ? [] : ['its dialog is cut']),
    ...(isBack === true ? [] : ['its dialog loses the focus']),
  ]
}

export type Looked = { counts: Record<string, number>; problems: string[] }

/**
 * Opens every campaign page before, in and after its period, and compares the states; during it, its action and dialog.
 */
export async function lookAtStates(page: WebkitPage, origin: string, environment: string): Promise<Looked> {
  const counts = { states: 0, periods: 0, months: 0, bars: 0, dialogs: 0 }
  const problems: string[] = []
  for (const path of pagePaths(projectSite).filter((one) => /^\/jp\/card\/\d/.test(one))) {
    for (const { name, at } of listMomentsOfPeriods(readSpans(path))) {
      await page.open(origin + pageUrl(path, { at: formatForInput(at) }))
      const actualEnvironment = await page.read('document.documentElement.dataset.environment')
      const visible = (await page.read(visiblePeriods)) as VisiblePeriod[]
      const seen = visible.length === 0 ? ['states no period'] : findProblems(visible, at)
      const months = (await page.read(visibleMonths)) as VisibleMonth[]
      counts.months += months.length
      seen.push(...problemsOfMonths(months, at))
      if (actualEnvironment !== environment) seen.push(`takes itself for ${String(actualEnvironment)}`)
      counts.states += 1
      counts.periods += visible.length
      if (name === 'during') {
        const bar = await page.read(barAfterScrolling)
        if (bar !== null) counts.bars += 1
        if (bar === false) seen.push('something covers its action')
        if ((await page.read(markOpener)) === true) {
          counts.dialogs += 1
          seen.push(...(await problemsOfDialog(page).catch((error: unknown) => [String(error)])))
        }
      }
      seen.push(...(await page.takeNoise()))
      problems.push(...seen.map((problem) => `${path} ${momentNames[name]}: ${problem}`))
    }
  }
  return { counts, problems }
}
