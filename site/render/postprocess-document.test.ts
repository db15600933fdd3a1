import { expect, test } from 'vitest'

import { parseHtml } from './html.ts'
import { postprocessDocument } from './postprocess-document.ts'
import { createStyleSheet } from '#tools/styles/create-style-sheet.ts'

const styleSheet = createStyleSheet('.used{color:red}.unused{color:blue}')

async function publish(body: string, basePath = ''): Promise<{ html: string; files: string[] }> {
  const page = parseHtml(
    `<!DOCTYPE html><html><head><meta charset="utf-8"><script>1</script></head><body>${body}</body></html>`,
  )
  return postprocessDocument('/page/', page, { styleSheet, basePath })
}

test('addresses of the site get the path below which it is published, all others stay', async () => {
  const body = `<a href="/jp/lending/">1</a><a href="//elsewhere.example/">2</a><a href="https://shop.example/">3</a><a href="#top">4</a><img src="/media/a.png" srcset="/media/a.png 1x, /media/b.png 2x" alt="">`
  const { html } = await publish(body, '/spring')
  for (const path of ['"/spring/jp/lending/"', '"//elsewhere.example/"', '"https://shop.example/"', '"#top"'])
    expect(html).toContain(`href=${path}`)
  expect(html).toContain('src="/spring/media/a.png"')
  expect(html).toContain('srcset="/spring/media/a.png 1x,/spring/media/b.png 2x"')
})

test('only the rules that the page uses are in it, under its policy', async () => {
  const { html } = await publish('<p class="used">1</p>')
  expect(html).toContain('color:red')
  expect(html).not.toContain('color:blue')
  expect(html).toContain('http-equiv="Content-Security-Policy"')
})

test('the pictures of the page are listed, so that a build can see that they are there', async () => {
  expect((await publish('<img src="/media/a.png" alt="">')).files).toEqual(['/media/a.png'])
})

test('a page with a style attribute is refused, because its policy would refuse it', async () => {
  await expect(publish('<p style="color:red">1</p>')).rejects.toThrow('/page/: <p> has a style attribute')
})
