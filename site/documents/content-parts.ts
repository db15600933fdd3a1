import type { ScreenName } from '#schemas/screens.ts'

import type { ContentReader } from './content-reader.ts'

/**
 * Name of a part of the content: a function of the reader with its arguments. The build renders a page again when one of
 * the parts that it has read changes.
 */
export type PartName =
  | 'provider'
  | 'months'
  | `month ${string}`
  | `campaign ${string} ${string}`
  | `revision ${string} ${string}`
  | `screen ${ScreenName}`
  | `share ${string}`

/** Wraps a reader so that it calls `onRead` for each part that is read. */
export function recordReads(content: ContentReader, onRead: (part: PartName) => void): ContentReader {
  const recorded =
    <Arguments extends string[], Part>(
      read: (...names: Arguments) => Part,
      formatName: (...names: Arguments) => PartName,
    ) =>
    (...names: Arguments): Part => {
      onRead(formatName(...names))
      return read(...names)
    }
  return {
    provider: recorded(content.provider, () => 'provider'),
    months: recorded(content.months, () => 'months'),
    month: recorded(content.month, (month) => `month ${month}`),
    campaign: recorded(content.campaign, (month, id) => `campaign ${month} ${id}`),
    revision: recorded(content.revision, (month, id) => `revision ${month} ${id}`),
    screen: (name) => {
      onRead(`screen ${name}`)
      return content.screen(name)
    },
    share: recorded(content.share, (path) => `share ${path}`),
  }
}
