import { Fragment } from 'react'

import { defaultScenario, scenarios, type ScenarioName } from '#api-client/sandbox/scenarios.ts'

import { formatMoment } from '#domain/time/format-time.ts'

import { groupBy } from '#content-layer/group-by.ts'
import { isAlways } from '../pictures/moments.ts'
import { mostVisitorShots, type UnseenVisitors } from '../pictures/plan-visitors.ts'
import type { TakenShot } from '../pictures/take-pictures.ts'
import type { Picture, Place } from '../pictures/write-pictures.ts'
import { placeOf, type Subject } from '../../compare/subject.ts'
import { Enlargeable } from './enlargeable.tsx'
import { pageHref } from './links.ts'

function Shown({ picture, alt, side }: { picture: Picture | undefined; alt: string; side: string }) {
  if (!picture) return null
  const { file, width, height } = picture
  return (
    <figure className={side}>
      <figcaption>{{ before: '前', after: '後', marked: 'ちがい' }[side]}</figcaption>
      <Enlargeable file={file} size={{ width, height }} alt={alt} />
    </figure>
  )
}

/** Whether one version fills a phone's screen, so that both are seen only side by side. */
function isTall({ before, after }: Place): boolean {
  return Math.min(before?.height ?? 0, after?.height ?? 0) > 400
}

function PlaceView({ place, shot, number }: { place: Place; shot: TakenShot; number: number }) {
  const seenBy = shot.visitors.length > 0 ? `${namesOf(shot.visitors)}、` : ''
  const where = `${shot.address}、${shot.moment.words}、${seenBy}幅${shot.width}、${number}か所目`
  return (
    <div className={isTall(place) ? 'place tall' : 'place'} role="group" aria-label={`${number}か所目の画面`}>
      <Shown picture={place.before} side="before" alt={`前の画面（${where}）`} />
      <Shown picture={place.after} side="after" alt={`後の画面（${where}）`} />
      <Shown picture={place.marked} side="marked" alt={`ちがうところに印をつけた画面（${where}）`} />
    </div>
  )
}

const views = [
  ['beside', '並べる'],
  ['over', '重ねる'],
  ['difference', 'ちがい'],
] as const

/** A choice of views, by radio buttons and CSS alone. */
function Views({ name }: { name: string }) {
  return (
    <fieldset className="views">
      <legend>見かた</legend>
      {views.map(([view, words], index) => (
        <label key={view}>
          <input type="radio" name={name} value={view} defaultChecked={index === 0} />
          {words}
        </label>
      ))}
    </fieldset>
  )
}

function ShotView({ shot, name }: { shot: TakenShot; name: string }) {
  const { places, more } = shot.comparison
  const isPair = shot.sides.length === 2
  return (
    <div className={`shot width-${shot.width}`}>
      <h5>{shot.width === 375 ? 'スマートフォン（幅375）' : 'パソコン（幅1280）'}</h5>
      {places.length > 0 && isPair && <Views name={name} />}
      {places.length === 0 && <p className="none">絵としては同じです。</p>}
      {places.map((place, index) => (
        <PlaceView key={index} place={place} shot={shot} number={index + 1} />
      ))}
      {more > 0 && <p className="none">ちがうところは、ほかに{more}か所あります。ページを開いて見てください。</p>}
    </div>
  )
}

function titleOf(address: string): string {
  return address.endsWith('/in-app/') ? 'アプリの中' : 'Web'
}

function namesOf(visitors: readonly ScenarioName[]): string {
  return visitors.map((visitor) => scenarios[visitor].label).join('、')
}

function differs({ comparison }: TakenShot): boolean {
  return comparison.places.length > 0
}

/** All who see a picture; the usual visitor is not named in a plan. */
function visitorsOf({ visitors }: TakenShot): readonly ScenarioName[] {
  return visitors.length > 0 ? visitors : [defaultScenario]
}

type ShotsOfPage = {
  address: string
  at: number
  shots: readonly TakenShot[]
  /** Those of whom no picture was taken. */
  unseen: readonly ScenarioName[]
  name: string
}

function OpenPage({
  shot: { sides, address, at, visitors },
  subject,
}: {
  shot: TakenShot
  subject: Subject | undefined
}) {
  if (!sides.includes('after')) return null
  return (
    <p>
      <a href={pageHref(subject ? placeOf(subject, address) : address, at, 0, visitors[0])}>
        後のページを、このときの姿で開く
      </a>
    </p>
  )
}

type LineProps = Pick<ShotsOfPage, 'address' | 'at'> & { title: string; visitors: readonly ScenarioName[] }

/** Visitors in one line, each with the page as they see it. */
function VisitorLine({ title, visitors, address, at }: LineProps) {
  if (visitors.length === 0) return null
  return (
    <p className="note visitors">
      {title}:{' '}
      {visitors.map((visitor, index) => (
        <Fragment key={visitor}>
          {index > 0 && '、'}
          <a href={pageHref(address, at, 0, visitor)}>{scenarios[visitor].label}</a>
        </Fragment>
      ))}
    </p>
  )
}

/** A screen as each kind of visitor sees it, the usual one first; those to whom nothing looks different in one line. */
function VisitorViews({ shots, unseen, address, at, name }: ShotsOfPage) {
  const seen = [...groupBy(shots, (shot) => visitorsOf(shot).join()).values()]
  const [different, same] = [true, false].map((isWanted) => seen.filter((own) => own.some(differs) === isWanted))
  return (
    <>
      {different?.map((own, index) => (
        <details className="visitor" key={own[0]?.look} open={index === 0}>
          <summary>{own.slice(0, 1).map((shot) => namesOf(visitorsOf(shot)))}</summary>
          <PageShots shots={own} name={`${name}-${index}`} subject={undefined} />
        </details>
      ))}
      <VisitorLine
        title="絵としては同じ"
        visitors={(same ?? []).flatMap((own) => own.slice(0, 1).flatMap(visitorsOf))}
        {...{ address, at }}
      />
      <VisitorLine
        title={`撮っていない利用者（ほかの利用者の画面は、全体で${mostVisitorShots}組までを撮ります）`}
        visitors={unseen}
        {...{ address, at }}
      />
    </>
  )
}

type PageShotsProps = { shots: readonly TakenShot[]; name: string; subject: Subject | undefined }

function PageShots({ shots, name, subject }: PageShotsProps) {
  return (
    <>
      {shots.slice(0, 1).map((shot) => (
        <OpenPage key={shot.width} shot={shot} subject={subject} />
      ))}
      {shots.map((shot) => (
        <ShotView key={shot.width} shot={shot} name={`${name}-${shot.width}`} />
      ))}
    </>
  )
}

type Props = {
  shots: readonly TakenShot[]
  cardId: string
  unseen: readonly UnseenVisitors[]
  subject: Subject | undefined
}

/** The pictures of one card: page by page, moment by moment, visitor by visitor, those of the usual one in both widths. */
export function Shots({ shots, cardId, unseen, subject }: Props) {
  const groups = [...groupBy(shots, ({ address, at }) => `${address} ${at}`)]
  return groups.map(([key, own], index) => {
    const [first] = own
    if (!first) return null
    const { address, at, moment } = first
    const left = unseen.filter((page) => page.card === cardId && page.address === address && page.at === at)
    const page = { address, at, shots: own, unseen: left.flatMap(({ visitors }) => visitors) }
    const name = `${cardId}-${index}`
    const isSame = !own.some(differs) && left.length === 0
    const hasVisitors = own.some(({ visitors }) => visitors.length > 0) || left.length > 0
    return (
      <details className="moment" key={key} open={index === 0 && !isSame}>
        <summary>
          {titleOf(address)}・{moment.words}
          {!isAlways(moment) && `（${formatMoment(at)}）`}
          <span className="address">{address}</span>
          {isSame && '（絵としては同じ）'}
        </summary>
        {hasVisitors ? <VisitorViews {...page} name={name} /> : <PageShots shots={own} name={name} subject={subject} />}
      </details>
    )
  })
}
