import { readdir } from 'node:fs/promises'
import path from 'node:path'

import { monthId } from '#schemas/ids.ts'

import { siteContent } from '../content/content-source.ts'

/** The folder of the months. */
export const campaignsFolder = path.join(siteContent.folder, 'campaigns')

/** Lists the months of the content, the oldest first. */
export async function existingMonths(): Promise<string[]> {
  return (await readdir(campaignsFolder)).filter((name) => monthId.safeParse(name).success).sort()
}
