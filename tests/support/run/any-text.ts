import fc from 'fast-check'

/**
 * Texts of any code points, lone surrogates among them. To make `fc.string({ unit: 'binary' })` takes a second and a
 * half of processor time, each time.
 */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc
    .array(fc.nat({ max: 0x10ffff }), maxLength === undefined ? {} : { maxLength })
    .map((codePoints) => String.fromCodePoint(...codePoints))
}
