import { formatMoment } from '#domain/time/format-time.ts'

import { groupBy } from '#content-layer/group-by.ts'
import { placeOf, type Subject } from '../../compare/subject.ts'
import type { TakenShot } from '../pictures/take-pictures.ts'
import type { Picture, Place } from '../pictures/write-pictures.ts'
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
  const where = `${shot.address}、${shot.moment.words}、幅${shot.width}、${number}か所目`
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

function differs({ comparison }: TakenShot): boolean {
  return comparison.places.length > 0
}

type Props = {
  shots: readonly TakenShot[]
  /** Part of the names of choices, which no other pictures of the page may share. */
  name: string
  /** What the pages are about. */
  subject?: Subject
}

/** The pictures of a group of pages: page by page, moment by moment, in both widths. */
export function Shots({ shots, name, subject }: Props) {
  const moments = [...groupBy(shots, ({ address, at }) => `${address} ${at}`)]
  return moments.map(([key, own], index) => {
    const [first] = own
    if (!first) return null
    const { address, at, moment, sides } = first
    const isSame = !own.some(differs)
    return (
      <details className="moment" key={key} open={index === 0 && !isSame}>
        <summary>
          {address.endsWith('/in-app/') ? 'アプリの中' : 'Web'}・{moment.words}
          {!moment.isAlways && `（${formatMoment(at)}）`}
          <span className="address">{address}</span>
          {isSame && '（絵としては同じ）'}
        </summary>
        {sides.includes('after') && (
          <p>
            <a href={pageHref(subject ? placeOf(subject, address) : address, at)}>後のページを、このときの姿で開く</a>
          </p>
        )}
        {own.map((shot) => (
          <ShotView key={shot.width} shot={shot} name={`${name}-${index}-${shot.width}`} />
        ))}
      </details>
    )
  })
}
