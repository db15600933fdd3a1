import { z } from 'zod'

import type { Named } from './meta.ts'
import { reportAs } from './schema-diagnostic.ts'

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
  .refine((id) => !reservedCampaignIds.includes(id), reportAs('reserved-id'))
  .meta({
    format: 'id',
    names: 'campaign',
    description: 'キャンペーンのid。ファイル名から拡張子を除いたもの（半角の英小文字・数字・ハイフン）',
  })

/** The name of a shared text: its file name without extension. */
export const sharedName = (names: Named, title: string, description: string) =>
  slug.meta({ format: 'id', names, title, description })
