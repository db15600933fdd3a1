/** Returns the kind of a page by its path: pages of one kind that changed without their text are grouped. */
export function pageKind(pagePath: string): string {
  return pagePath
    .replace(/^\/jp\/card\/\d{6}-\d+\//, '/jp/card/月/')
    .replace(/^(\/jp\/card\/月\/)(?!in-app\/)[^/]+\//, '$1キャンペーン/')
}

/** Returns a path without the part that distinguishes the in-app variant from the web page. */
export function withoutVariant(pagePath: string): string {
  return pagePath.replace(/in-app\/$/, '')
}
