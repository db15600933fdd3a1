/** Attribute of the root element of a page that prefetches nothing; `every-page.ts` sets it on a slow connection. */
export const noPrefetchAttribute = 'data-slow'

/** Matches links to pages of this site. Links to files, such as calendars, have a `type`. */
const where = { selector_matches: `html:not([${noPrefetchAttribute}]) a[href^='/']:not([type])` }

/**
 * Content of a page's `<script type="speculationrules">`. With moderate eagerness the browser prefetches a link that the
 * visitor seems about to follow: one under the pointer for a moment, or being pressed. Annotated as pure, because
 * `every-page.ts` imports the attribute alone and is bundled without the rules.
 */
export const speculationRules = /* @__PURE__ */ JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] })
