/** Marks the root element of a page that fetches nothing ahead. */
export const noPrefetch = 'data-slow'

const where = { selector_matches: `html:not([${noPrefetch}]) a[href^='/']:not([type])` }

/**
 * Prefetches same-site links that the visitor seems about to follow, unless the page script has marked the page, which
 * it does where the connection does not allow it. Annotated as pure, so that the page script is bundled without it.
 */
export const speculationRules = /* @__PURE__ */ JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
