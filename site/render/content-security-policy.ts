import { sha256 } from '@noble/hashes/sha2.js'

import { getAttribute, createElement, insertBefore, getText, type Element } from './html.ts'
import { memoize } from '#domain/memoize.ts'

/** A Content-Security-Policy: its directives and their sources. */
export type Policy = Readonly<Record<string, readonly string[]>>

type Options = {
  /** Names of the Trusted Types policies created by the page's own scripts. */
  trustedTypes: readonly string[]
  /** Origins of API calls: `'self'`, another origin, or none. */
  connect: readonly string[]
  /** Kinds of files that the page loads from this site. */
  loads: readonly ('scripts' | 'styles')[]
}

/** Maximum number of cached texts, which are the scripts shared by all pages. */
const maxCached = 50

/** Returns the source expression that allows exactly this inline script or style. */
export const hashSource = memoize(
  maxCached,
  (text) => `'sha256-${btoa(String.fromCharCode(...sha256(new TextEncoder().encode(text))))}'`,
)

/** Returns whether an element is an inline script. */
function isInlineScript(element: Element): boolean {
  return element.tagName === 'script' && getAttribute(element, 'src') === undefined
}

function hashContents(elements: readonly Element[]): string[] {
  return [...new Set(elements.map((element) => hashSource(getText(element))))]
}

/** Returns the sources of a directive; an empty list would not be valid. */
function orNone(sources: readonly string[]): readonly string[] {
  return sources.length > 0 ? sources : ["'none'"]
}

/**
 * Returns the policy of a page, with the hashes of its inline content, so that an injected script, style, frame or form
 * has no effect. `frame-ancestors` is sent in the header only, because browsers ignore it elsewhere.
 */
export function createPolicy(elements: readonly Element[], { trustedTypes, connect, loads }: Options): Policy {
  const files = (kind: Options['loads'][number]) => (loads.includes(kind) ? ["'self'"] : [])
  const scripts = hashContents(elements.filter(isInlineScript))
  const styles = hashContents(elements.filter(({ tagName }) => tagName === 'style'))
  return {
    'default-src': ["'none'"],
    'script-src': orNone([...files('scripts'), ...scripts]),
    'style-src': orNone([...files('styles'), ...styles]),
    'img-src': ["'self'"],
    ...(connect.length > 0 && { 'connect-src': connect }),
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': orNone(trustedTypes),
  }
}

/** Formats a policy as the value of a meta element. */
export function formatPolicy(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Formats a policy as the value of a header, for hosts that can send one for each page. */
export function formatHeaderPolicy(policy: Policy): string {
  return formatPolicy({ ...policy, 'frame-ancestors': ["'none'"] })
}

/** Adds the policy to a page's head, after the character set and before everything that it applies to. */
export function writePolicy(head: Element, policy: Policy): void {
  const meta = createElement('meta', { 'http-equiv': 'Content-Security-Policy', content: formatPolicy(policy) })
  const [charset] = head.childNodes
  const isCharset = charset !== undefined && 'attrs' in charset && getAttribute(charset, 'charset') !== undefined
  if (!isCharset) throw new Error('a head that does not begin with the character set')
  insertBefore(head, meta, head.childNodes[1])
}

/** @throws Error if an element of the page has a style attribute, which our policies never allow */
export function refuseStyleAttributes(page: string, elements: readonly Element[]): void {
  const styled = elements.find((element) => getAttribute(element, 'style') !== undefined)
  if (!styled) return
  throw new Error(
    `${page}: <${styled.tagName}> has a style attribute. The page's policy refuses those; use a class or a rule.`,
  )
}
