/*
 * Texts that the card of a shared link cuts off: chats show a card's title and description up to a length.
 */

import { joinLines } from '#blocks/format.ts'
import { describeInvitation, describeShare, shareLimits, type ShareText } from '#blocks/share-text.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { hasPlaceholder } from './title-limits.ts'

/** Number of characters of the part that is cut off to quote in a message. */
const maxQuoted = 20

/** Reports a text that chats cut off after `maximum` characters, with the beginning of the part that is cut off. */
function reportCut(path: Path, text: string, maximum: number): FieldDiagnostic[] {
  const characters = Array.from(text)
  const cutOff = characters.slice(maximum)
  if (hasPlaceholder(text) || cutOff.length === 0) return []
  const rest = cutOff.slice(0, maxQuoted).join('') + (cutOff.length > maxQuoted ? '…' : '')
  return [{ path, kind: 'share-text-cut', details: { count: characters.length, maximum, rest } }]
}

/** Reports a title that is cut off in the card of a shared link. `parent` is the path of the object with the title. */
function checkShareTitle(title: string, parent: Path): FieldDiagnostic[] {
  return reportCut([...parent, 'title'], joinLines(title), shareLimits.title)
}

/** Reports a description that is cut off in the card of a shared link. */
export function checkShareDescription(content: ShareText, path: Path = ['description']): FieldDiagnostic[] {
  return reportCut(path, describeShare(content), shareLimits.description)
}

/** Checks the card of a page that is shared with the title and the lead of its stage. */
function checkStage({ title, lead }: { title: string; lead: string }, path: Path): FieldDiagnostic[] {
  return [...checkShareTitle(title, path), ...checkShareDescription({ description: lead }, [...path, 'lead'])]
}

/** Reports texts that are cut off in the cards of a screen's pages. The data has passed the screen's schema. */
export function checkScreenShareTexts(name: ScreenName, data: object): FieldDiagnostic[] {
  switch (name) {
    case 'entry': {
      const { campaigns } = data as ScreenDefinition<'entry'>
      return Object.entries(campaigns).flatMap(([id, { title, ...campaign }]) => {
        const path = ['campaigns', id]
        return [...checkShareTitle(title, path), ...checkShareDescription(campaign, [...path, 'description'])]
      })
    }
    case 'lending': {
      const lending = data as ScreenDefinition<'lending'>
      return [...checkShareTitle(lending.title, []), ...checkShareDescription(lending)]
    }
    case 'loyalty': {
      const { program, card } = data as ScreenDefinition<'loyalty'>
      return [...checkStage(program.stage, ['program', 'stage']), ...checkStage(card.stage, ['card', 'stage'])]
    }
    case 'easypay-guide': {
      const { stage, mercardStage } = data as ScreenDefinition<'easypay-guide'>
      return [...checkStage(stage, ['stage']), ...checkStage(mercardStage, ['mercardStage'])]
    }
    case 'invitation': {
      const { title, ...invitation } = data as ScreenDefinition<'invitation'>
      return [...checkShareTitle(title, []), ...checkShareDescription(describeInvitation(invitation), ['conditions'])]
    }
    default:
      return []
  }
}
