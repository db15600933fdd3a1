import { readCampaign, unreadCampaign } from './read-campaign.ts'
import type { CampaignFile, CampaignEntry, SharedContent } from '../entries/entries.ts'
import { readText } from '../source/files/content-files.ts'
import type { ContentFile } from '../source/files/classify-file.ts'
import type { ContentFolder } from '../source/files/content-folder.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { guardParsing, type Guard } from '../source/guard-parsing.ts'
import type { ResultCache, TextReadContext } from './read-context.ts'
import { readPlans, type Plans } from './read-plans.ts'
import { readSharedContent } from './read-shared-content.ts'

/** A campaign's file, with its text. */
export type CampaignText = { from: CampaignFile; text: string }

/** Reads the text of a campaign's file, or refuses it if that takes too long. */
export function readCampaignText({ from, text }: CampaignText, shared: SharedContent, guard: Guard): CampaignEntry {
  return guardParsing(guard, {
    file: from.file,
    work: () => readCampaign(from, text, shared, guard),
    // Parsing the body, parsing the fields, and validating both.
    steps: 3,
    refuse: (diagnostic) => unreadCampaign(from, [diagnostic]),
  })
}

/** Returns the texts of all campaigns; those with diagnostics are unreadable. */
function campaignTexts(
  folder: ContentFolder,
  files: readonly ContentFile[],
  plans: Plans,
): (CampaignText & { diagnostics: Diagnostic[] })[] {
  return files.flatMap((file) => {
    if (file.role !== 'campaign') return []
    const planned = plans.get(file.month)?.rows.find(({ id }) => id === file.id)
    const from = { month: file.month, id: file.id, file: file.path, ...(planned && { planned }) }
    return [{ from, ...readText(folder, file.path) }]
  })
}

/** Returns the cache key of a campaign: its result depends on its text, its plan and the shared content. */
function keyOfCampaign(cache: ResultCache, shared: SharedContent, { from, text }: CampaignText): string {
  return cache.keyOf(shared.cacheKey, text, ...(from.planned ? [JSON.stringify(from.planned)] : []))
}

/** Reads all campaigns, those with unchanged inputs from the cache. */
export function readCampaigns(
  { folder, cache, guard }: TextReadContext,
  files: readonly ContentFile[],
  shared: SharedContent,
  plans: Plans,
): CampaignEntry[] {
  return campaignTexts(folder, files, plans).map(({ from, text, diagnostics }) => {
    if (diagnostics.length > 0) return unreadCampaign(from, diagnostics)
    const read = () => readCampaignText({ from, text }, shared, guard)
    return cache.get('campaign', from.file, keyOfCampaign(cache, shared, { from, text }), read)
  })
}

/**
 * Returns the texts of all campaigns among the files, under the keys of their results, and the shared content that they
 * depend on. For callers that parse them elsewhere, on all cores, before `readContent` requests them from the cache.
 */
export function listCampaignTexts(
  context: TextReadContext,
  files: readonly ContentFile[],
): { shared: SharedContent; texts: (CampaignText & { key: string })[] } {
  const { folder, cache } = context
  const shared = readSharedContent(context, files)
  const texts = campaignTexts(folder, files, readPlans(folder, files).plans)
    .filter(({ diagnostics }) => diagnostics.length === 0)
    .map(({ from, text }) => ({ from, text, key: keyOfCampaign(cache, shared, { from, text }) }))
  return { shared, texts }
}
