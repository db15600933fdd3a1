import fc from 'fast-check'
import { expect, test } from 'vitest'

import { inspectSvg } from './inspect-svg.ts'
import { UnreadableImage } from '../diagnostics/explanations/unreadable-image.ts'
import { anyText } from '../../tests/support/run/any-text.ts'

const draw = (attributes: string, inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test.each([
  ['width="32" height="24"', 32, 24],
  ['width="32px" height="24.5px"', 32, 24.5],
  ['viewBox="0 0 64 48"', 64, 48],
  ['viewBox="0,0,64,48" width="100%" height="100%"', 64, 48],
  ['width="10" viewBox="0 0 64 48"', 10, 7.5],
  ['height="24" viewBox="0 0 64 48"', 32, 24],
  ['width="100%" height="24" viewBox="0 0 64 48"', 32, 24],
  ['width="auto" height="24" viewBox="0 0 64 48"', 32, 24],
  ['width="127mm" height="50.8mm"', 480, 192],
  ['width="12.7cm" height="2in"', 480, 192],
  ['width="360pt" height="12PC"', 480, 192],
  ['width="508q" height="1.92e2"', 480, 192],
  ['width=" 480 " height="+192px "', 480, 192],
  ['width="10em" height="4rem"', 160, 64],
  ['width="480 px" height="192 px" viewBox="0 0 64 48"', 64, 48],
  ['preserveAspectRatio="none" width="10" height="10" viewBox="0 0 64 48"', 10, 10],
])('an SVG with %s is %d by %d', (attributes, width, height) => {
  expect(inspectSvg(draw(attributes))).toEqual({ width, height })
})

test.each([
  '',
  'width="0" height="0"',
  'viewBox="0 0 a b"',
  'viewBox="0 0 1e999 1"',
  'width="10"',
  'width="100%" height="24"',
  'width="10ex" height="24" viewBox="0 0 64 48"',
  'width="50vw" viewBox="0 0 64 48"',
  'width="calc(1px + 1px)" height="24" viewBox="0 0 64 48"',
  'width="480 px" height="192 px"',
  'width="-10" viewBox="0 0 64 48"',
  'width="10" height="10" viewBox="0 0 0 0"',
  'preserveAspectRatio="none" width="10" viewBox="0 0 64 48"',
])('an SVG with "%s" states no size', (attributes) => {
  expect(() => inspectSvg(draw(attributes))).toThrow('size')
})

const plain = 'width="9" height="9"'

test.each([
  ['a path of Windows', '<g xmlns:i="http://www.inkscape.org/namespaces/inkscape" i:export-filename="C:\\De\\a.png"/>'],
  ['a path of Windows behind data-', '<g data-file="C:\\De\\a.png"/>'],
  [
    'an address of a licence',
    '<metadata><w xmlns="urn:w" xmlns:r="urn:r" r:resource="https://a.example/"/></metadata>',
  ],
  ['a note of another program', '<n:view xmlns:n="urn:n" onload="a" href="https://a.example/"><n:image/></n:view>'],
  ['the name of a layer', '<g id="a\\b url(https://a.example)" class="x\\y"/>'],
  ['a sentence about addresses', '<desc>url(https://a.example) and src(a)</desc>'],
  ['the mark of a photo program', '<?xpacket begin="a"?>'],
])('%s, which browsers ignore, is ignored', (_, inside) => {
  expect(inspectSvg(draw(plain, inside))).toEqual({ width: 9, height: 9 })
})

test('a DOCTYPE without definitions is ignored, as browsers do', () => {
  const doctype = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'
  expect(inspectSvg(`${doctype}${draw(plain)}`)).toEqual({ width: 9, height: 9 })
})

test.each([
  ['no xmlns', `<svg ${plain}/>`],
  ['an empty xmlns', `<svg xmlns="" ${plain}/>`],
  ['another xmlns', `<svg xmlns="https://www.w3.org/2000/svg" ${plain}/>`],
  ['an empty xmlns inside', draw(plain, '<g xmlns=""><path/></g>')],
  ['shapes of another namespace', draw(plain, '<x:rect xmlns:x="urn:x"/>')],
])('an SVG with %s is none that browsers show', (_, source) => {
  expect(() => inspectSvg(source)).toThrow('namespace')
})

test('any text gives facts or an error with a reason', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      try {
        inspectSvg(draw('width="1" height="1"', text))
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableImage)
      }
    }),
  )
})
