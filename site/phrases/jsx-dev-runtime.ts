import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-dev-runtime'

import { divideProps } from './divide-children.ts'

export { Fragment } from 'react/jsx-dev-runtime'
export type { JSX } from 'react/jsx-dev-runtime'

/** Makes the elements of the screens in development (`jsx-runtime.ts`). */
export function jsxDEV(
  type: ElementType,
  props: object,
  key: Key | undefined,
  isStatic: boolean,
  source?: react.JSXSource,
  self?: unknown,
) {
  const { props: divided, isDivided } = divideProps(type, props)
  return react.jsxDEV(type, divided, key, isStatic || isDivided, source, self)
}
