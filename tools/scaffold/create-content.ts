import path from 'node:path'

import { sharedFilePath } from '#content-layer/common/shared-kinds.ts'

import type { ContentSource } from '../content/content-source.ts'
import { createCampaign } from './create-campaign.ts'
import { createMonth } from './create-month.ts'
import { createSharedText } from './create-shared-text.ts'
import type { NewRequest } from './parse-request.ts'

/** Returns the path of the new folder or file, in the form that the check uses. */
export function getOutputPath(content: ContentSource, request: NewRequest): string {
  const root = path.basename(content.folder)
  if ('name' in request) return `${root}/${sharedFilePath(request.what, request.name)}`
  return request.what === 'month'
    ? `${root}/campaigns/${request.month}/`
    : `${root}/campaigns/${request.month}/${request.id}.mdx`
}

/**
 * Creates the requested files in the content. Returns a description of the result, followed by the next steps.
 * @throws PlainError if something of that name exists, or what it depends on does not; nothing is created
 */
export async function createFiles(content: ContentSource, request: NewRequest): Promise<string[]> {
  if (request.what === 'month') return createMonth(content, request)
  return request.what === 'campaign' ? createCampaign(content, request) : createSharedText(content, request)
}
