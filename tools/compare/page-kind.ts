/** The kind of a page by its address: what a page that changed without its words shares with others. */
export function pageKind(pagePath: string): string {
  return pagePath
    .replace(/^\/jp\/card\/\d{6}-\d+\//, '/jp/card/月/')
    .replace(/^(\/jp\/card\/月\/)(?!in-app\/)[^/]+\//, '$1キャンペーン/')
}

/** An address without what tells the page in the app from the one on the web. */
export function withoutVariant(pagePath: string): string {
  return pagePath.replace(/in-app\/$/, '')
}
