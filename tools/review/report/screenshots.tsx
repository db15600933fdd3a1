import { formatMoment } from '#domain/time/format-time.ts'

import { groupBy } from '#domain/group-by.ts'
import { getEntryUrl, type ChangedEntry } from '../../compare/changed-entry.ts'
import type { TakenScreenshot } from '../screenshots/take-screenshots.ts'
import type { Picture, DifferentRegion } from '../screenshots/write-comparison.ts'
import { Enlargeable } from './enlargeable.tsx'
import { nameVariant, pageHref } from './links.ts'

function PictureView({ picture, alt, side }: { picture: Picture | undefined; alt: string; side: string }) {
  if (!picture) return null
  const { file, width, height } = picture
  return (
    <figure className={side}>
      <figcaption>{{ before: '前', after: '後', marked: 'ちがい' }[side]}</figcaption>
      <Enlargeable file={file} size={{ width, height }} alt={alt} />
    </figure>
  )
}

/** Returns whether one version fills a phone's screen, so that both can only be compared side by side. */
function isTall({ before, after }: DifferentRegion): boolean {
  return Math.min(before?.height ?? 0, after?.height ?? 0) > 400
}

type RegionViewProps = {
  region: DifferentRegion
  screenshot: TakenScreenshot
  number: number
}

function RegionView({ region, screenshot, number }: RegionViewProps) {
  const where = `${screenshot.pagePath}、${screenshot.moment.label}、幅${screenshot.viewport.width}、${number}か所目`
  return (
    <div className={isTall(region) ? 'place tall' : 'place'} role="group" aria-label={`${number}か所目の画面`}>
      <PictureView picture={region.before} side="before" alt={`前の画面（${where}）`} />
      <PictureView picture={region.after} side="after" alt={`後の画面（${where}）`} />
      <PictureView picture={region.marked} side="marked" alt={`ちがうところに印をつけた画面（${where}）`} />
    </div>
  )
}

const views = [
  ['beside', '並べる'],
  ['over', '重ねる'],
  ['difference', 'ちがい'],
] as const

/** Selects a view, using radio buttons and CSS only. */
function Views({ name }: { name: string }) {
  return (
    <fieldset aria-label="見かた">
      {views.map(([view, label], index) => (
        <label key={view}>
          <input type="radio" name={name} value={view} defaultChecked={index === 0} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

function ScreenshotView({ screenshot, name }: { screenshot: TakenScreenshot; name: string }) {
  const { regions, more } = screenshot.comparison
  const isPair = screenshot.sides.length === 2
  const { width, label, isPhone } = screenshot.viewport
  return (
    <div className={isPhone ? 'shot on-phone' : 'shot'}>
      <h5>{`${label}（幅${width}）`}</h5>
      {regions.length > 0 && isPair && <Views name={name} />}
      {regions.length === 0 && <p className="note">絵としては同じです。</p>}
      {regions.map((region, index) => (
        <RegionView key={index} region={region} screenshot={screenshot} number={index + 1} />
      ))}
      {more > 0 && <p className="note">ちがうところは、ほかに{more}か所あります。ページを開いて見てください。</p>}
    </div>
  )
}

function differs({ comparison }: TakenScreenshot): boolean {
  return comparison.regions.length > 0
}

type Props = {
  screenshots: readonly TakenScreenshot[]
  /** Part of the names of radio buttons, unique among the pictures of the page. */
  name: string
  /** Entry of the pages. */
  entry?: ChangedEntry
}

/** Pictures of a group of pages by page and moment, in each window. */
export function Screenshots({ screenshots, name, entry }: Props) {
  const moments = [...groupBy(screenshots, ({ pagePath, at }) => `${pagePath} ${at}`)]
  return moments.map(([key, ofMoment], index) => {
    const [first] = ofMoment
    if (!first) return null
    const { pagePath, at, moment, sides, group } = first
    const isSame = !ofMoment.some(differs)
    return (
      <details className="moment" key={key} open={index === 0 && !isSame}>
        <summary>
          <b>
            {nameVariant(pagePath)}・{moment.label}
            {!moment.isAlways && `（${formatMoment(at)}）`}
            {isSame && '（絵としては同じ）'}
          </b>
          {group.pagePaths.length > 1 && <span className="note">{pagePath}</span>}
        </summary>
        {sides.includes('after') && (
          <a className="touch" href={pageHref(entry ? getEntryUrl(entry, pagePath) : pagePath, at)}>
            後のページを、このときの姿で開く
          </a>
        )}
        {ofMoment.map((screenshot) => (
          <ScreenshotView
            key={screenshot.viewport.width}
            screenshot={screenshot}
            name={`${name}-${index}-${screenshot.viewport.width}`}
          />
        ))}
      </details>
    )
  })
}
