import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

import type { BlockData } from '#schemas/blocks.ts'

import { componentOf } from './registry.ts'

/** Returns the text of a block, without tags and white space. */
export function readBlock<Name extends Parameters<typeof componentOf>[0]>(name: Name, props: BlockData<Name>): string {
  const element = createElement(componentOf(name), { ...props, scope: { id: 'x', headingLevel: 2 } })
  return renderToStaticMarkup(element)
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/\s+/g, '')
}
