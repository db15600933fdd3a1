import { campaignFilePath, parseEntryFile } from '#content-layer/common/entry-files.ts'
import type { CampaignEntry } from '#content-layer/entries/entries.ts'
import type { Content } from '#content-layer/load/read-content.ts'
import type { SharedText } from '#content-layer/entries/shared-text.ts'
import type { Facts } from '#content-layer/placeholders/fact.ts'
import { fillText } from '#content-layer/placeholders/fill-text.ts'

import { shortenText } from '../form/shorten-text.ts'
import type { NamedEntries } from './engine-client.ts'
import { collectAvailableFacts } from './available-facts.ts'

/** Returns the text of a shared fragment without markup, but with the titles of its blocks. */
function getFragmentText(source: string): string {
  const withTitles = source.replaceAll(/<\w+[^>]*?\b(?:title|term)="([^"]*)"[^>]*>/gu, '$1：')
  return withTitles.replaceAll(/<[^>]*>|\{\/\*.*?\*\/\}|^#+ |^- /gmu, '')
}

/** Returns the label of a shared text: the title of a note, and its first words. */
export function labelSharedText(text: SharedText): string {
  return 'note' in text
    ? `${text.note.title}：${shortenText(text.note.detail)}`
    : shortenText(getFragmentText(text.source))
}

/**
 * Returns the label of a campaign: its short name as the page shows it; empty if it has none yet. `availableFacts` are
 * the facts that it can state besides its own. A placeholder without a fact stays unchanged.
 */
function labelCampaign({ definition, facts = [] }: CampaignEntry, availableFacts: Facts = new Map()): string {
  const label = definition?.posterName ?? definition?.tag ?? ''
  return fillText(label, new Map([...availableFacts, ...facts])).text
}

/**
 * Returns the labels of the campaigns and shared texts in these files, by file. Other files, such as `month.yaml`, are
 * omitted: their names identify them. Campaigns state only their own facts here, because the files are of many months,
 * and the facts of a month would have to be derived for each.
 */
export function getFileLabels(files: ReadonlySet<string>, { campaigns, shared }: Content): ReadonlyMap<string, string> {
  const labels = new Map<string, string>()
  for (const entry of campaigns) {
    const file = campaignFilePath(entry.month, entry.id)
    if (files.has(file)) labels.set(file, labelCampaign(entry))
  }
  for (const [file, text] of shared.texts) if (files.has(file)) labels.set(file, labelSharedText(text))
  return labels
}

/** Lists the entries that a file can refer to, with their labels: the campaigns of its month, and all shared texts. */
export function listNamedEntries(file: string, content: Content): NamedEntries {
  const month = parseEntryFile(file)?.month
  const campaigns = content.campaigns.filter((entry) => entry.month === month)
  const availableFacts = collectAvailableFacts(file, content)
  const shared = [...content.shared.texts.values()]
  return {
    campaign: campaigns.map((entry) => ({ name: entry.id, label: labelCampaign(entry, availableFacts) })),
    note: shared.flatMap((text) =>
      'note' in text ? [{ name: text.name, label: labelSharedText(text), text: text.note.detail }] : [],
    ),
    fragment: shared.flatMap((text) =>
      'source' in text
        ? [
            {
              name: text.name,
              label: labelSharedText(text),
              text: getFragmentText(text.source).trim(),
              hasParts: text.source.includes('<Shared'),
            },
          ]
        : [],
    ),
  }
}
