import type { z } from 'zod'

import { annotation } from '#schemas/annotation.ts'
import { campaign } from '#schemas/campaign.ts'
import { month } from '#schemas/month.ts'
import { provider } from '#schemas/provider.ts'
import { screenNames, screens } from '#schemas/screens.ts'

import { fieldOf, nameOf, rootOf, step, type Place } from '#content-layer/compare/place.ts'

/** The schema of a content file; undefined for one whose fields reviewers have no names for. */
function schemaOf(file: string): z.core.$ZodType | undefined {
  if (file.endsWith('.mdx')) return campaign
  if (file.endsWith('/month.yaml')) return month
  if (/\/?annotations\/[^/]+$/.test(file)) return annotation
  if (/(?:^|\/)provider\.yaml$/.test(file)) return provider
  const screen = screenNames.find((name) => file.endsWith(`screens/${name}.yaml`))
  return screen && screens[screen]
}

function stepInto(place: Place, name: string): Place {
  return /^\d+$/.test(name) ? step(place, name, `${nameOf(place)}${Number(name) + 1}`) : fieldOf(place, name)
}

/** A field of a finding as reviewers call it: `annotationLists[4].title` is 「注記5の見出し」. */
export function nameField(file: string, field: string): string {
  const schema = schemaOf(file)
  if (!schema) return field
  const steps = field.replaceAll(/\[(\d+)\]/g, '.$1').split('.')
  return nameOf(steps.reduce(stepInto, rootOf(schema)))
}
