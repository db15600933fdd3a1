import { phraseBreak } from '#site/phrases/phrase-markup.ts'

import type { WebkitPage } from './driver/drive-webkit.ts'
import { pageUrl } from './page-address.ts'

/** How a visitor reaches a control: a tap on it, or the Tab key up to it and a key. */
type Way = 'tap' | 'keyboard'

const button = (name: string) => `//button[starts-with(normalize-space(), '${name}')]`

/** Returns an expression that is true while the element that an XPath finds has focus. */
function hasFocus(xpath: string): string {
  return `document.evaluate(${JSON.stringify(`(${xpath})[1]`)}, document, null, 9, null).singleNodeValue === document.activeElement`
}

/** How often Tab is pressed in search of a control. */
const maxTabStops = 60

async function reach(page: WebkitPage, way: Way, xpath: string): Promise<void> {
  if (way === 'tap') return page.tap(xpath)
  for (let step = 0; step < maxTabStops; step += 1) {
    if ((await page.read(hasFocus(xpath))) === true) return
    await page.press('Tab')
  }
  throw new Error(`not reached by keyboard: ${xpath}`)
}

/** Presses a button by a tap, or by Enter once it has focus. */
async function pressButton(page: WebkitPage, way: Way, xpath: string): Promise<void> {
  await reach(page, way, xpath)
  if (way === 'keyboard') await page.press('Enter')
}

const pageContains = (text: string) =>
  `document.querySelector('main').innerText.replaceAll('${phraseBreak}', '').includes('${text}')`
/** A content page is ready when it is loaded. */
const isReady = `document.readyState === 'complete' && (document.querySelector('script[type=module]') === null || document.documentElement.dataset.hydration === 'done' && document.querySelectorAll('.skeleton').length === 0)`

/** When the fixture site's promotions and its invitation are on. */
const whilePromotionsRun = '2023-05-10T12:00'

/** A journey on a page of the fixture site at a moment: `go` uses the page and checks what it shows. */
type Journey = { name: string; path: string; at?: string; go: (page: WebkitPage, way: Way) => Promise<void> }

const result = (points: string) => `document.querySelector('[data-put=total]').textContent === '${points}'`

const field = { code: `//input[@name='inviteCode' or @type='text']`, amount: `//input[@inputmode='numeric']` } as const

export const journeys: readonly Journey[] = [
  {
    name: 'estimating points',
    path: '/jp/card/202302-9/noodles/',
    at: '2023-02-10T12:00',
    async go(page, way) {
      await reach(page, way, field.amount)
      await page.until(hasFocus(field.amount))
      await page.read(`document.activeElement.select()`)
      await page.type('7500')
      await page.until(result('375'))
      await pressButton(page, way, button('10,000円'))
      await page.until(result('400'))
    },
  },
  {
    name: 'entering a promotion',
    path: '/jp/card/entry/',
    async go(page, way) {
      await pressButton(page, way, `//*[@id='spring-noodles']${button('参加する')}`)
      await page.until(`document.querySelector('#spring-noodles').innerText.includes('参加済み')`)
    },
  },
  {
    name: 'registering an invite code',
    path: '/jp/card/invitation/',
    async go(page, way) {
      await reach(page, way, field.code)
      await page.type('HARU2023')
      await pressButton(page, way, button('記入する'))
      await page.until(pageContains('紹介コードを記入しました'))
    },
  },
  {
    name: 'simulating a repayment',
    path: '/jp/lending/',
    async go(page, way) {
      await reach(page, way, field.amount)
      await page.until(hasFocus(field.amount))
      await page.read(`document.activeElement.select()`)
      await page.type('100000')
      const choice = `//label[contains(normalize-space(),'10,000円')]/input`
      await page.until(`document.querySelectorAll('input[type=radio]').length > 5`)
      if (way === 'tap') await page.tap(choice)
      else {
        await reach(page, way, `//input[@type='radio']`)
        await page.press('Space')
        for (let step = 0; step < maxTabStops && (await page.read(hasFocus(choice))) !== true; step += 1)
          await page.press('ArrowDown')
      }
      await page.until(pageContains('107,497円'))
    },
  },
]

/** Runs every journey by tap and by keyboard, each as a new visitor. Returns the problems. */
export async function takeJourneys(page: WebkitPage, origin: string): Promise<{ taken: number; problems: string[] }> {
  const problems: string[] = []
  let taken = 0
  for (const { name, path, at = whilePromotionsRun, go } of journeys) {
    for (const way of ['tap', 'keyboard'] as const) {
      const url = origin + pageUrl(path, { at })
      await page.open(url)
      await page.forget()
      await page.open(url)
      const walk = async () => {
        await page.until(isReady)
        await go(page, way)
      }
      const seen: string[] = []
      await walk().catch((error: unknown) => seen.push(String(error)))
      seen.push(...(await page.takeNoise().catch((error: unknown) => [String(error)])))
      problems.push(...seen.map((problem) => `${name} by ${way}: ${problem}`))
      taken += 1
    }
  }
  return { taken, problems }
}
