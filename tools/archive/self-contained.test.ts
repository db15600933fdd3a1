import { expect, test } from 'vitest'

import { makeSelfContained } from './self-contained.ts'

const [url, shownAt] = ['https://card.example.jp/jp/card/202604-1/tea/', '2026-04-01 00:00']
const read = (address: string) =>
  address === '/media/a.svg' ? { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' } : undefined

function contain(body: string): string {
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="img-src 'self'"><script>run()</script></head><body>${body}</body></html>`
  return makeSelfContained(html, { url, shownAt, read })
}

test('pictures stand in the page, links lead to the published site, anchors stay', () => {
  const html = contain(
    '<picture><source srcset="/media/b.webp 1w"><img src="/media/a.svg" loading="lazy"></picture><a href="/jp/card/">一</a><a href="#two">二</a><a href="https://help.example.jp/">三</a>',
  )
  expect(html).toContain('<picture><img src="data:image/svg+xml;base64,PHN2Zy8+"></picture>')
  expect(html).toContain('<a href="https://card.example.jp/jp/card/">一</a><a href="#two">二</a>')
  expect(html).toContain('<a href="https://help.example.jp/">三</a>')
})

test('scripts and the policy, which would refuse its pictures, are gone; it says where and when it was shown', () => {
  const html = contain('<p>一</p><script>more()</script>')
  expect(html).not.toMatch(/script|Content-Security-Policy/)
  expect(html).toContain(`<meta name="archived-from" content="${url}">`)
  expect(html).toContain(`<meta name="archived-at" content="${shownAt}">`)
})

test('a picture that does not exist is an error', () => {
  expect(() => contain('<img src="/media/gone.svg">')).toThrow(`${url}: shows /media/gone.svg`)
})
