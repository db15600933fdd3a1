/*
 * Texts that the card of a shared link cuts off: chats show a card's title and description up to a length.
 */

import { joinLines } from '#blocks/format.ts'
import { describeInvitation, describeShare, shareLimits, type ShareText } from '#blocks/share-text.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import type { Path } from '../../diagnostics/diagnostic.ts'
import type { FieldDiagnostic } from '../../source/fields/explain-issue.ts'
import { hasPlaceholder } from './title-limits.ts'

/** Number of characters quoted of a lost end. */
const quoted = 20

/** Reports a text that chats cut off after `maximum` characters, with the beginning of the lost end. */
function reportCut(path: Path, text: string, maximum: number): FieldDiagnostic[] {
  if (hasPlaceholder(text)) return []
  const characters = Array.from(text)
  const more = characters.length > maximum + quoted ? '…' : ''
  const rest = characters.slice(maximum, maximum + quoted).join('') + more
  return rest === '' ? [] : [{ path, kind: 'share-text-cut', details: { count: characters.length, maximum, rest } }]
}

/** Reports a description that is cut off in the card of a shared link. */
export function checkShareDescription(content: ShareText, path: Path = ['description']): FieldDiagnostic[] {
  return reportCut(path, describeShare(content), shareLimits.description)
}

type Stage = { title: string; lead: string }

function checkStage({ title, lead }: Stage, path: Path): FieldDiagnostic[] {
  const ofLead = checkShareDescription({ description: lead }, [...path, 'lead'])
  return [...checkShareTitle(title, path), ...ofLead]
}

function checkShareTitle(title: string, path: Path): FieldDiagnostic[] {
  return reportCut([...path, 'title'], joinLines(title), shareLimits.title)
}

/** Reports texts that are cut off in the cards of a screen's pages. The data has passed the screen's schema. */
export function checkScreenShareTexts(name: ScreenName, data: object): FieldDiagnostic[] {
  switch (name) {
    case 'entry':
      return Object.entries((data as ScreenDefinition<'entry'>).campaigns).flatMap(([id, { title, ...campaign }]) => {
        const path = ['campaigns', id]
        return [...checkShareTitle(title, path), ...checkShareDescription(campaign, [...path, 'description'])]
      })
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
      const text = checkShareDescription(describeInvitation(invitation), ['conditions'])
      return [...checkShareTitle(title, []), ...text]
    }
    default:
      return []
  }
}
