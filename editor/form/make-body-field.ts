import { getBlock, type TagName } from '#schemas/blocks.ts'

import {
  listTopLevelBlocks,
  listBlocksWithin,
  enclosesText,
  getFormProperties,
  getPartName,
  prose,
} from '../formats/block-form.ts'
import { bodyKey } from '../formats/file-form.ts'
import type { Field, ListType } from './field.ts'
import { getHint, getLabel } from './split-description.ts'
import { makeField } from './make-field.ts'

/** The field for Markdown, between blocks or in one. */
const markdownField: Field = {
  name: 'body',
  label: '文章',
  hint: '行のはじめに「## 」を書くと見出し、「- 」を書くと箇条書き。言葉の前とうしろに「**」を書くと太字になる',
  required: true,
  widget: 'sentence',
  markdown: true,
}

/** Creates the field for the parts of a block: the steps of `Steps`. */
function makePartsField(name: TagName, part: TagName): Field {
  return {
    name: 'parts',
    // A shared text can be used without replacing a part of it.
    ...(name === 'Shared'
      ? { label: getLabel(getBlock(part)), hint: getHint(getBlock(part)), required: false }
      : { label: getLabel(getBlock(name)), hint: getHint(getBlock(part)), required: true }),
    widget: 'list',
    collapsed: 'auto',
    types: listBlocksWithin(name).map(makeBlockType),
  }
}

/** Creates the fields of a block, named as in `BlockForm`. */
function makeBlockFields(name: TagName): Field[] {
  const properties = Object.entries(getFormProperties(name)).map(([property, schema]) => makeField(property, schema))
  const part = getPartName(name)
  return [
    ...properties,
    ...(enclosesText(name) ? [markdownField] : []),
    ...(part === undefined ? [] : [makePartsField(name, part)]),
  ]
}

function makeBlockType(name: TagName): ListType {
  return { name, label: getLabel(getBlock(name)), widget: 'object', fields: makeBlockFields(name) }
}

/** Creates the field for a body or a shared text: a list of blocks, each with its fields, and Markdown between them. */
export function makeBodyField({ isShared = false } = {}): Field {
  return {
    name: bodyKey,
    label: '本文',
    label_singular: 'ブロック',
    hint: 'ページの本文。文章とブロックを、上から順に並べる',
    required: false,
    widget: 'list',
    collapsed: 'auto',
    types: [
      { name: prose, label: '文章', widget: 'object', fields: [markdownField] },
      ...listTopLevelBlocks({ isShared }).map(makeBlockType),
    ],
  }
}
