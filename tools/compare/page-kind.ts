/** Returns the kind of a page by its path: pages of one kind whose looks changed are grouped. */
export function pageKind(pagePath: string): string {
  return pagePath
    .replace(/^\/(?:404|errors\/\d+)\.html$/, '/errors/')
    .replace(/^\/jp\/card\/\d{6}-\d+\//, '/jp/card/月/')
    .replace(/^(\/jp\/card\/月\/)(?!in-app\/)[^/]+\//, '$1キャンペーン/')
}

/** Returns a path without the part that distinguishes the in-app variant from the web page. */
export function withoutVariant(pagePath: string): string {
  return pagePath.replace(/in-app\/$/, '')
}
