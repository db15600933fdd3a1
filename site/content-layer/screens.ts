import { screenNames, screens as schemas, type ScreenName } from '#schemas/screens.ts'

import { collectReferences, type ImageReference, type Reference } from './collect.ts'
import type { ContentCache } from './content-cache.ts'
import { readText, type ContentFile } from './content-files.ts'
import { faultIn, type Fault } from './fault.ts'
import { hashOf } from './hash.ts'
import { checkYaml } from './shared-content.ts'
import { checkDates } from './weekdays.ts'

/** A screen's file after reading: its content where that is faultless, and what it points to. */
export type ScreenUnit = { data?: object; images: ImageReference[]; links: Reference[]; faults: Fault[] }

/** The content of the screens, as far as it could be read, by name. */
export type Screens = { data: ReadonlyMap<ScreenName, object>; images: ImageReference[]; links: Reference[]; faults: Fault[] }

function nothingBut(...faults: Fault[]): ScreenUnit {
  return { images: [], links: [], faults }
}

function readScreen(name: ScreenName, file: string, text: string): ScreenUnit {
  const { data, faults, yaml } = checkYaml(file, text, schemas[name])
  if (!data) return nothingBut(...faults)
  const { images, links, texts } = collectReferences(file, schemas[name], data, yaml.placeOf)
  return { data, images, links, faults: [...faults, ...checkDates(texts, undefined)] }
}

/** Reads the content of every screen; each screen needs its file. */
export function readScreens(root: string, files: readonly ContentFile[], cache: ContentCache): Screens {
  const units = screenNames.map((name): [ScreenName, ScreenUnit] => {
    const file = `screens/${name}.yaml`
    if (!files.some(({ path }) => path === file)) {
      return [name, nothingBut(faultIn(file, { kind: 'missing-file', details: { file: `${name}.yaml` } }))]
    }
    const { text, faults } = readText(root, file)
    return [name, faults.length > 0 ? nothingBut(...faults) : cache.get('screen', name, hashOf(text), () => readScreen(name, file, text))]
  })
  return {
    data: new Map(units.flatMap(([name, { data }]): [ScreenName, object][] => (data === undefined ? [] : [[name, data]]))),
    images: units.flatMap(([, { images }]) => images),
    links: units.flatMap(([, { links }]) => links),
    faults: units.flatMap(([, { faults }]) => faults),
  }
}
