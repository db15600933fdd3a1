import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { BlockData, BlockName } from '#schemas/blocks.ts'

import { getBlockComponent } from './registry.ts'

/** Renders a block and returns its text, without tags and white space. */
export function readBlock<Name extends BlockName>(name: Name, props: BlockData<Name>): string {
  const element = createElement(getBlockComponent(name), { ...props, scope: { id: 'x', headingLevel: 2 } })
  return renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, '')
}
