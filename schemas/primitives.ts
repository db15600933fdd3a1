import { z } from 'zod'

import { inkContrast, minContrast } from '#domain/contrast.ts'
import { findInvisible } from './invisible-characters.ts'
import type { Named, Unit } from './meta.ts'
import { rule } from './rule.ts'

const integer = (unit: Unit, description: string) => z.int().min(0).meta({ unit, description })

/** A rate in percent, with at most one decimal (specification §9, D8). */
export const percent = (description: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .refine((value) => Math.round(value * 10) / 10 === value, rule('too-many-decimals'))
    .meta({ unit: 'percent', description })

/** Points, a non-negative whole number. */
export const points = (description: string) => integer('points', description)

/** Yen including tax, a non-negative whole number. */
export const yen = (description: string) => integer('yen', description)

/** A count, a non-negative whole number. */
export const count = (description: string) => integer('count', description)

/** A dimension of a picture in CSS pixels, above zero. */
export const pixels = (description: string) => z.int().min(1).meta({ unit: 'pixels', description })

/** Text that is not blank. */
export const text = (description: string) =>
  z
    .string()
    .refine((value) => value.trim() !== '', rule('empty-text'))
    .refine((value) => !findInvisible(value), rule('control-character'))
    .meta({ description })

/** A text for authors of content; it does not appear on pages. */
export const memo = (description: string) => text(description).meta({ format: 'memo' })

/** A name in URLs, file names and commands: lower-case letters, digits and hyphens. */
export const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/)

/** A month's id, `202305-1`: year, month, and a serial number within the month (D3). */
export const monthId = z
  .string()
  .regex(/^\d{4}(?:0[1-9]|1[0-2])-\d+$/)
  .meta({ format: 'id', description: '月のid。202305-1 のように書く' })

/** Names that Windows reserves for devices, with any extension: such a file cannot be checked out there. */
const deviceNames = [
  'con',
  'prn',
  'aux',
  'nul',
  ...['com', 'lpt'].flatMap((port) => Array.from('123456789', (n) => port + n)),
]

/** Returns whether Windows reserves the name of a file or folder for a device. */
export function isDeviceName(name: string): boolean {
  return deviceNames.includes((name.split('.', 1)[0] ?? '').toLowerCase())
}

/** Path segments of the site itself (D3), and names of devices, which campaign ids must not use. */
export const reservedCampaignIds: readonly string[] = ['in-app', 'index', 'month', 'images', ...deviceNames]

/** A campaign's id, which is part of its URL (D3). */
export const campaignId = slug
  .refine((id) => !reservedCampaignIds.includes(id), rule('reserved-id'))
  .meta({
    format: 'id',
    names: 'campaign',
    description: 'キャンペーンのid。ファイル名から拡張子を除いたもの（半角の英小文字・数字・ハイフン）',
  })

/** The name of a shared text: its file name without extension. */
export const sharedName = (names: Named, title: string, description: string) =>
  slug.meta({ format: 'id', names, title, description })

const hexColorPattern = /^#[0-9a-f]{6}$/

/** A CSS hex colour on which ink text is readable (WCAG AA). */
export const stageColor = z
  .string()
  .regex(hexColorPattern)
  // Zod refines a text of any form; one that is no colour is already reported.
  .refine((color) => !hexColorPattern.test(color) || inkContrast(color) >= minContrast, rule('low-contrast'))
  .meta({ format: 'color', description: '舞台の色。黒い文字が読める明るさの色' })

const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns whether a text is a host name that can be registered, or an IPv4 address, as `URL` serializes them. `URL`
 * itself accepts more, such as `*` and quotation marks, which would have a special meaning in a policy or in a host's
 * configuration.
 */
export function isHostName(hostname: string): boolean {
  return hostname.length <= 253 && hostname.split('.').every((label) => hostLabel.test(label))
}

const anchorPattern = /^#[a-z][a-z0-9-]*$/
const sitePathPattern = /^\/(?!\/)[^\s\\]*$/
const httpsPattern = /^https:\/\/[^\s\\/][^\s\\]*$/

/** Matches Japanese punctuation at the end, which was copied along with a link. */
const endPunctuation = /[。、，．）」』】｝]$/

/** Returns whether a link is an https URL without a password, a path of this site, or an anchor on the same page. */
export function isAllowedLink(value: string): boolean {
  if (findInvisible(value) || endPunctuation.test(value)) return false
  if (anchorPattern.test(value) || sitePathPattern.test(value)) return true
  if (!httpsPattern.test(value) || !URL.canParse(value)) return false
  const { hostname, username, password } = new URL(value)
  return isHostName(hostname) && username === '' && password === ''
}

/** A link: https URL, site path, or `#anchor` (specification §3), never `javascript:` and the like. */
export const link = (description: string) =>
  z.string().refine(isAllowedLink, rule('bad-link')).meta({ format: 'link', description })

/** An https URL that leaves the site. */
export const httpsUrl = (description: string) =>
  z
    .string()
    .refine((value) => value.startsWith('https://') && isAllowedLink(value), rule('bad-url'))
    .meta({ format: 'link', description })
