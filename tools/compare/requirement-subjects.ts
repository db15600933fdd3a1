import type { Requirement } from '#schemas/files/requirements.ts'

import type { Subject } from './subject.ts'
import { textChanges } from './text-changes.ts'

/** The statements that pages are required to make, as text, by the name of the requirement. */
export type RequirementTexts = ReadonlyMap<string, string>

/** Describes requirements for comparison. */
export function requirementTexts(requirements: readonly Requirement[]): RequirementTexts {
  return new Map(
    requirements.map(({ id, name, of, in: part, mentions, facts, words: phrases, blocks }) => [
      `${name}（${id}）`,
      [
        `求める相手 ${of}`,
        `場所 ${part}`,
        ...(mentions === undefined ? [] : [`この言葉があるページ ${mentions}`]),
        ...(facts.length > 0 ? [`数の名前 ${facts.join('、')}`] : []),
        ...(phrases.length > 0 ? [`言葉 ${phrases.map((phrase) => `「${phrase}」`).join('か')}`] : []),
        ...(blocks.length > 0 ? [`ブロック ${blocks.join('、')}`] : []),
      ].join('、'),
    ]),
  )
}

/** Returns the requirements that differ, as one subject: no page can show that a requirement was removed. */
export function requirementSubjects(
  before: RequirementTexts = new Map(),
  after: RequirementTexts = new Map(),
): Subject[] {
  const changes = textChanges(before, after, { field: 'requirements', labelPrefix: 'ページが必ず言うこと' })
  return [
    {
      id: 'requirements',
      kind: 'provider',
      title: 'ページが必ず言うこと（requirements.yaml）',
      state: 'changed',
      pagePaths: [],
      periods: {},
      runs: [],
      audience: 'ページには出ません。求めることが弱くなっていないかを、はじめに確かめます',
      changes,
    },
  ]
}
