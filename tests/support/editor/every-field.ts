import { annotation } from '#schemas/files/annotation.ts'
import { campaign } from '#schemas/files/campaign.ts'
import { month } from '#schemas/files/month.ts'
import { provider } from '#schemas/files/provider.ts'
import { requirements } from '#schemas/files/requirements.ts'
import { screens } from '#schemas/screens.ts'
import type { Field } from '#editor/form/field.ts'
import { makeBodyField } from '#editor/form/make-body-field.ts'
import { makeFields } from '#editor/form/make-field.ts'

/** The schemas of which the editor makes forms, by name. */
export const formSchemas = { campaign, month, annotation, provider, requirements, ...screens }

/** Returns the fields that stand in a field, each with the kind of item that has it, where there are several. */
function fieldsWithin(field: Field): [kind: string, Field][] {
  if (field.widget === 'object') return field.fields.map((each) => ['', each])
  if (field.widget !== 'list') return []
  const ofTypes = (field.types ?? []).flatMap(({ name, fields }) =>
    fields.map((each): [string, Field] => [`.${name}`, each]),
  )
  const own = [...(field.fields ?? []), ...(field.field ? [field.field] : [])]
  return [...own.map((each): [string, Field] => ['', each]), ...ofTypes]
}

/** Returns a field with all that stand in it, each with its path. */
function everyField(field: Field, path = field.name): [path: string, Field][] {
  return [
    [path, field],
    ...fieldsWithin(field).flatMap(([kind, each]) => everyField(each, `${path}${kind}.${each.name}`)),
  ]
}

/** The forms of the editor, each with all its fields by their paths; `body` is the list of blocks of a campaign. */
export const forms: readonly { name: string; fields: readonly [path: string, Field][] }[] = [
  ...Object.entries(formSchemas).map(([name, schema]) => ({ name, fields: makeFields(schema) })),
  { name: 'body', fields: [makeBodyField()] },
].map(({ name, fields }) => ({ name, fields: fields.flatMap((field) => everyField(field)) }))
