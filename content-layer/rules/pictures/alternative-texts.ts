import type { Whole } from '../whole.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { placeOf } from '../../read/fields/collect.ts'

/** The most characters that are listened to for one picture; what needs more belongs in the text. */
const longest = 200

/** Alternative texts that say the same twice, or more than anybody listens to. */
export function alternativeTexts({ images }: Whole): Diagnostic[] {
  return images.flatMap((image): Diagnostic[] => {
    const { alt } = image
    const place = { ...placeOf(image), field: image.field.replace('src', 'alt') }
    if (alt.length > longest) return [{ ...place, kind: 'alt-too-long', details: { got: alt.length, longest } }]
    const [, twice] = /(.{6,})[。、 　]\1/u.exec(alt) ?? []
    return twice === undefined ? [] : [{ ...place, kind: 'alt-says-twice', details: { got: twice } }]
  })
}
