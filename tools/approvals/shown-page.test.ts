import { expect, test } from 'vitest'

import { createStyleSheet } from '../styles/create-style-sheet.ts'
import { readShownPage, type Shown } from './shown-page.ts'

const styleSheet = createStyleSheet('.red{color:red}.blue{color:blue}')

function page(main: string, around = ''): string {
  return `<!DOCTYPE html><html><head><title>x</title></head><body>${around}<main>${main}</main></body></html>`
}

async function shown(main: string): Promise<Shown> {
  return (await readShownPage(page(main), styleSheet, (address) => `bytes of ${address}`)).own
}

test('words and numbers are told apart, and the mark of a note is a word', async () => {
  const { words, facts } = await shown('<p>上限は1,500ポイント※12、4/30(日) 23:59まで</p>')
  expect(words).toEqual(['上限は#ポイント※12、#(日) #まで'])
  expect(facts).toEqual(['1,500', '4/30', '23:59'])
})

test('what is read aloud and what a picture says counts as words', async () => {
  const { words } = await shown('<img src="/a.svg" alt="どんぶり"><section aria-label="案内"></section>')
  expect(words).toEqual(['どんぶり', '案内'])
})

test('a picture counts by the bytes of its file, however it is offered and loaded', async () => {
  const plain = await shown('<picture><img src="/a.png" alt=""></picture>')
  expect(plain.pictures).toEqual(['bytes of /a.png'])
  const offered = '<picture><source srcset="/b.webp 1w" sizes="9rem"><img src="/a.png" alt="" loading="lazy"></picture>'
  expect(await shown(offered)).toEqual(plain)
})

test('an attribute of which nothing is known counts', async () => {
  expect(await shown('<p data-new="1">一</p>')).not.toEqual(await shown('<p>一</p>'))
})

test('a text moved to another element is another page', async () => {
  expect(await shown('<p>一</p><p>二三</p>')).not.toEqual(await shown('<p>一二</p><p>三</p>'))
})

test("scripts, and the comments that divide React's texts, do not count", async () => {
  expect(await shown('<p>あと<!-- -->三日</p><script>run()</script>')).toEqual(await shown('<p>あと三日</p>'))
})

test('a rule counts where the page can use it, and nowhere else', async () => {
  expect((await shown('<p class="red">一</p>')).styles).toContain('.red color:red')
  expect((await shown('<p class="red">一</p>')).styles).not.toContain('.blue color:blue')
})

test("the page's own colours count, and the colours shown until a picture has loaded do not", async () => {
  const own = (rules: string) => `<style data-precedence="stage">${rules}</style>`
  expect((await shown(own('.stage-a{--stage:#aaa}'))).styles).toContain('.stage-a --stage:#aaa')
  expect(await shown(`${own('.waiting-aabbcc{background:#abc}')}<img class="red waiting-aabbcc" src="/a">`)).toEqual(
    await shown(`${own('')}<img class="red" src="/a">`),
  )
})

test('what stands around the page proper is its frame', async () => {
  const { own, frame } = await readShownPage(page('<p>一</p>', '<footer>二</footer>'), styleSheet, String)
  expect(own.words).toEqual(['一'])
  expect(frame.words).toEqual(['x', '二'])
})
