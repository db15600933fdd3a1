import { screens as schemas, type ScreenName } from '#schemas/screens.ts'

import { collectReferences, type ImageReference, type Reference } from './collect.ts'
import { readText, type ContentFile } from './content-files.ts'
import type { Fault } from './fault.ts'
import { checkYaml } from './shared-content.ts'
import { checkDates } from './weekdays.ts'

/** The content of the screens, as far as it could be read, by name. */
export type Screens = { data: ReadonlyMap<ScreenName, unknown>; images: ImageReference[]; links: Reference[]; faults: Fault[] }

const names = Object.keys(schemas) as ScreenName[]

/** Reads the content of every screen; each screen needs its file. */
export function readScreens(root: string, files: readonly ContentFile[]): Screens {
  const data = new Map<ScreenName, unknown>()
  const images: ImageReference[] = []
  const links: Reference[] = []
  const faults: Fault[] = []
  for (const name of names) {
    const file = `screens/${name}.yaml`
    if (!files.some(({ path }) => path === file)) {
      faults.push({ file, line: 1, column: 1, field: '-', kind: 'missing-file', details: { file: `${name}.yaml` } })
      continue
    }
    const { text, faults: unreadable } = readText(root, file)
    faults.push(...unreadable)
    if (unreadable.length > 0) continue
    const read = checkYaml(file, text, schemas[name])
    faults.push(...read.faults)
    if (!read.data) continue
    const references = collectReferences(file, read.data, read.yaml.placeOf)
    data.set(name, read.data)
    images.push(...references.images)
    links.push(...references.links)
    faults.push(...checkDates(references.texts, undefined))
  }
  return { data, images, links, faults }
}
