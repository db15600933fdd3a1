import type { ElementType, Key } from 'react'
import * as react from 'react/jsx-runtime'

import { splitProps } from './split-children.ts'

export { Fragment } from 'react/jsx-runtime'
export type { JSX } from 'react/jsx-runtime'

/**
 * Creates the elements of screens with React's own function, splitting their texts into phrases, on the server and in
 * the browser (decision 33). Because of `jsxImportSource` in `site/tsconfig.json`, Next compiles `<p>…</p>` of screens
 * to calls of this function instead of `react/jsx-runtime`, as `tools/build/bundle-screens.ts` does for the published
 * screens. So none of their 200 places with text has to handle it.
 */
export function jsx(type: ElementType, props: object, key?: Key) {
  const { props: ownProps, isSplit } = splitProps(type, props)
  return isSplit ? react.jsxs(type, ownProps, key) : react.jsx(type, ownProps, key)
}

/** Like `jsx`, for an element with several children. */
export function jsxs(type: ElementType, props: object, key?: Key) {
  return react.jsxs(type, splitProps(type, props).props, key)
}

/** Used instead of both by `npm run dev`. */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return isStatic ? jsxs(type, props, key) : jsx(type, props, key)
}
