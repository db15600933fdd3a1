import { expect, test } from 'vitest'
import { z } from 'zod'

import { image } from '#schemas/image.ts'
import { link } from '#schemas/links.ts'
import { text } from '#schemas/primitives.ts'

import { checkImage, checkLink } from '../../rules/references/check-references.ts'
import { collectReferences } from './collect-references.ts'
import type { Picture } from '../../images/image.ts'
import { checkYaml } from '../../load/read-yaml.ts'

/** A schema used nowhere else, so every check of it follows from its field metadata alone. */
const schema = z.strictObject({
  greeting: text('あいさつ'),
  shops: z.array(
    z.strictObject({
      wayThere: link('行き先'),
      portrait: image.meta({ slot: 'item', description: 'お店の絵' }).optional(),
    }),
  ),
})

const yaml = `greeting: ようこそ※1
shops:
  - wayThere: /jp/card/nowhere/
    portrait:
      src: /images/small.png
      alt: お店
      width: 300
  - wayThere: /campaigns/
    portrait:
      src: /images/gone.svg
      alt: ※2
`

const small: Picture = {
  file: 'images/small.png',
  fingerprint: '',
  width: 200,
  height: 100,
  raster: { isOpaque: true },
}

test('a new link and a new picture are checked by the kind in their schema', () => {
  const { data, diagnostics, yaml: file } = checkYaml({ file: 'new.yaml', text: yaml }, schema)
  expect(diagnostics).toEqual([])
  const { images, links, texts } = collectReferences('new.yaml', schema, data, file.positionOf)
  const collected = [
    ...links.flatMap((reference) => checkLink(reference, new Set(['/campaigns/']), () => false)),
    ...images.flatMap((reference) => checkImage(reference, new Map([['images/small.png', small]]))),
  ]
  expect(collected.map(({ line, column, field, kind }) => `${line}:${column} ${field} ${kind}`)).toEqual([
    '3:5 shops[1].wayThere dead-link',
    '5:7 shops[1].portrait.src picture-too-small',
    '7:7 shops[1].portrait.width image-size',
    '10:7 shops[2].portrait.src missing-image',
  ])
  expect(texts.map(({ field }) => field)).toEqual(['greeting', 'shops[1].portrait.alt', 'shops[2].portrait.alt'])
})

test('an invalid link is reported, whatever the name of its field', () => {
  const { diagnostics } = checkYaml(
    { file: 'new.yaml', text: 'greeting: a\nshops:\n  - wayThere: javascript:alert(1)\n' },
    schema,
  )
  expect(diagnostics.map(({ field, kind }) => `${field} ${kind}`)).toEqual(['shops[1].wayThere bad-link'])
})
