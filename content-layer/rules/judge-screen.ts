import type { ProviderDefinition } from '#schemas/provider.ts'
import { subjects, type Requirement } from '#schemas/requirements.ts'
import type { ScreenDefinition, ScreenName } from '#schemas/screens.ts'

import { dateOf, periodSpan } from '../calendar.ts'
import type { References, TextReference } from '../read/fields/collect.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Statement } from '../terms/fill-text.ts'
import { locateDiagnostics, type FieldDiagnostic, type Path } from '../read/fields/validate.ts'
import { grantDiagnostics } from './time/period.ts'
import { claimDiagnostics, urgencyDiagnostics } from './claims/claims.ts'
import { completenessDiagnostics, type Said } from './claims/completeness.ts'
import { declaredValue, factDiagnostics } from './values/facts.ts'
import { linkDiagnostics } from './links/links.ts'
import { loanDiagnostics } from './loans/loans.ts'
import { farYearDiagnostics, midnightDiagnostics, publishAtDiagnostics } from './time/time.ts'

/** A screen's valid content, to be judged by the rules that need no other file. */
export type JudgedScreen = {
  name: ScreenName
  file: string
  data: object
  references: References
  statements: readonly Statement[]
  provider: ProviderDefinition
  requirements: readonly Requirement[]
  positionOf: Parameters<typeof locateDiagnostics>[2]
}

/** Fields of one object that say the same, and sibling objects with one title: marks of a copy left as it was. */
function siblingDiagnostics(data: unknown, path: Path = []): FieldDiagnostic[] {
  if (typeof data !== 'object' || data === null) return []
  const seen = new Map<string, unknown>()
  const found = Object.entries(data).flatMap(([key, value]): FieldDiagnostic[] => {
    const here = [...path, Array.isArray(data) ? Number(key) : key]
    const title: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'title') : undefined
    const words = typeof value === 'string' ? value : title
    const inner = siblingDiagnostics(value, here)
    if (typeof words !== 'string' || words.length < 4 || words.length > 40 || /^[/#]|^https:/.test(words)) return inner
    const isTwice = seen.has(words) && seen.get(words) === typeof value
    seen.set(words, typeof value)
    const place = typeof value === 'string' ? here : [...here, 'title']
    return isTwice ? [...inner, { path: place, kind: 'said-twice', details: { got: words } }] : inner
  })
  return found
}

const systems = [
  ['ios', /Android|アンドロイド|Google Play/iu],
  ['android', /iPhone|iOS|App Store|アイフォン/iu],
] as const

/** Texts that belong to another case than that of their field's name. */
function caseDiagnostics({ path, value, ...place }: TextReference): Diagnostic[] {
  const names = path.map(String)
  const system = systems.find(([name, other]) => names.includes(name) && other.test(value))
  const age = /(\d+)$/.exec(names.find((name) => /^[A-Z_]+_\d+$/.test(name)) ?? '')?.[1]
  const said = /(\d+)歳/u.exec(value)
  return [
    ...(system
      ? [{ ...place, kind: 'store-swapped' as const, details: { got: system[1].exec(value)?.[0] ?? '' } }]
      : []),
    ...(age !== undefined && said && said[1] !== age
      ? [{ ...place, kind: 'case-swapped' as const, details: { got: said[0], expected: `${age}歳` } }]
      : []),
  ]
}

function entryScreenDiagnostics({ campaigns }: ScreenDefinition<'entry'>): FieldDiagnostic[] {
  return Object.entries(campaigns).flatMap(([id, { period, grantBy, facts, promotions }]) => {
    const path = ['campaigns', id]
    const span = period && periodSpan(period)
    const years = span && ([dateOf(span.first).year, dateOf(span.last).year] as const)
    const found = [
      ...(period ? midnightDiagnostics(period, path) : []),
      ...(years ? farYearDiagnostics(facts, years, path) : []),
      ...factDiagnostics(facts, path),
      ...(period ? grantDiagnostics({ grantBy, period }, path) : []),
    ]
    promotions.forEach((promotion, index) => {
      const at = [...path, 'promotions', index]
      const { figure, unit } = promotion.headline
      found.push(...factDiagnostics(promotion.facts, at), ...publishAtDiagnostics(promotion, at))
      if (unit === '%' && figure > 100)
        found.push({ path: [...at, 'headline', 'figure'], kind: 'rate-over-hundred', details: { got: figure } })
      else if (unit === '%' && figure > 20)
        found.push({ path: [...at, 'headline', 'figure'], kind: 'rate-unusual', details: { got: figure } })
      if (promotion.maximumGrantPoint === 0) found.push({ path: [...at, 'maximumGrantPoint'], kind: 'value-nought' })
    })
    return found
  })
}

function invitationDiagnostics({ period, bonus, facts }: ScreenDefinition<'invitation'>): FieldDiagnostic[] {
  const [cap, people] = [declaredValue(facts, '上限'), declaredValue(facts, '人数')]
  const found = [...(period ? midnightDiagnostics(period) : []), ...factDiagnostics(facts)]
  if (cap !== undefined && people !== undefined && cap !== bonus * people)
    found.push({ path: ['facts', '上限'], kind: 'invitation-cap', details: { bonus, people, cap } })
  return found
}

/** The rules between the fields of a screen, whose data has passed the schema of its name. */
function fieldDiagnostics(name: ScreenName, data: object): FieldDiagnostic[] {
  if (name === 'lending') return loanDiagnostics(data as ScreenDefinition<'lending'>)
  if (name === 'invitation') return invitationDiagnostics(data as ScreenDefinition<'invitation'>)
  return name === 'entry' ? entryScreenDiagnostics(data as ScreenDefinition<'entry'>) : []
}

function whatIsSaid(
  texts: readonly TextReference[],
  statements: readonly Statement[],
  isIn: (path: Path) => boolean,
): Said {
  const told = (belongs: (path: Path) => boolean) => ({
    texts: texts.filter(({ path }) => belongs(path)).map(({ value }) => value),
    facts: new Set(statements.filter(({ path }) => belongs(path)).flatMap((statement) => Object.keys(statement.facts))),
  })
  return {
    ...told(isIn),
    notes: told((path) => isIn(path) && path.includes('annotationLists')),
    terms: told((path) => isIn(path) && path.includes('terms')),
  }
}

/** The requirements of a screen; each page of entry has to meet them by itself. */
function requiredDiagnostics({
  name,
  file,
  data,
  references,
  statements,
  requirements,
  positionOf,
}: JudgedScreen): Diagnostic[] {
  const concerned = new Set(subjects.filter((subject) => subject === name))
  const pages: Path[] =
    name === 'entry' ? Object.keys((data as ScreenDefinition<'entry'>).campaigns).map((id) => ['campaigns', id]) : [[]]
  return pages.flatMap((page) => {
    const said = whatIsSaid(references.texts, statements, (path) => page.every((step, index) => path[index] === step))
    return completenessDiagnostics(requirements, concerned, said, (part) => {
      const at = [...page, part === 'terms' ? 'terms' : 'annotationLists']
      return { file, field: at.join('.'), ...positionOf(at) }
    })
  })
}

/** Words of a page that promise a period which nobody states: where its content has none, the server decides (D21). */
function unstatedPeriodDiagnostics(name: ScreenName, data: object, texts: readonly TextReference[]): Diagnostic[] {
  const pages: [at: Path, page: object][] =
    name === 'entry'
      ? Object.entries((data as ScreenDefinition<'entry'>).campaigns).map(([id, page]) => [['campaigns', id], page])
      : name === 'invitation'
        ? [[[], data]]
        : []
  const open = pages.filter(([, page]) => Reflect.get(page, 'period') === undefined)
  return texts.flatMap(({ path, value, ...place }) =>
    value.includes('期間中') && open.some(([at]) => at.every((step, index) => path[index] === step))
      ? [{ ...place, kind: 'period-not-stated' as const, details: {} }]
      : [],
  )
}

/** Everything that a screen's own file tells against it. */
export function judgeScreen(judged: JudgedScreen): Diagnostic[] {
  const { name, file, data, references, provider, positionOf } = judged
  const { texts, links } = references
  const hasPeriod = name === 'entry' || name === 'invitation'
  return [
    ...locateDiagnostics(file, [...fieldDiagnostics(name, data), ...siblingDiagnostics(data)], positionOf),
    ...texts.flatMap(caseDiagnostics),
    ...unstatedPeriodDiagnostics(name, data, texts),
    ...claimDiagnostics(texts),
    ...(hasPeriod ? [] : urgencyDiagnostics(texts, undefined)),
    ...linkDiagnostics(links, provider),
    ...requiredDiagnostics(judged),
  ]
}
