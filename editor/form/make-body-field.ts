import { blockOf, type TagName } from '#schemas/blocks.ts'

import { blocksOnTop, blocksWithin, enclosesText, formProperties, partOf, prose } from '../formats/block-form.ts'
import { bodyKey } from '../formats/file-formats.ts'
import type { Field, ListType } from './field.ts'
import { hintOf, labelOf } from './labels.ts'
import { makeField } from './make-field.ts'

function textField(label: string): Field {
  return {
    name: 'body',
    label,
    hint: 'Markdown で書く。## 見出し、- 箇条書き、**太字**',
    required: true,
    widget: 'sentence',
    markdown: true,
  }
}

function fieldsOfBlock(name: TagName): Field[] {
  const properties = Object.entries(formProperties(name)).map(([property, schema]) => makeField(property, schema))
  const part = partOf(name)
  return [
    ...properties,
    ...(enclosesText(name) ? [textField('文章')] : []),
    ...(part
      ? [
          {
            name: 'parts',
            label: labelOf(blockOf(name)),
            hint: hintOf(blockOf(part)),
            required: name !== 'Shared',
            widget: 'list' as const,
            collapsed: 'auto' as const,
            types: blocksWithin(name).map(typeOf),
          },
        ]
      : []),
  ]
}

function typeOf(name: TagName): ListType {
  const fields = fieldsOfBlock(name)
  return { name, label: labelOf(blockOf(name)), widget: 'object', fields }
}

/** Creates the field for a body or a shared text: a list of blocks, each with the fields of its schema. */
export function makeBodyField(isShared = false): Field {
  return {
    name: bodyKey,
    label: '本文',
    label_singular: 'ブロック',
    hint: 'ページの本文。文章とブロックを、上から順に並べる',
    required: false,
    widget: 'list',
    collapsed: 'auto',
    types: [
      { name: prose, label: '文章', widget: 'object', fields: [textField('文章')] },
      ...blocksOnTop(isShared).map(typeOf),
    ],
  }
}
