import { layOutFigure } from '#blocks/figure/lay-out-figure.ts'
import type { Ground, PublishedImage } from '#schemas/published-image.ts'
import { shareCardSize } from '#site/share-card-size.ts'
import type { ShareCard } from '#site/render/share-card-content.ts'

/** How a card is encoded: in flat colours a palette has what an eye sees. */
export const cardPng = { palette: true, quality: 90, effort: 7 } as const

type Area = { left: number; top: number; width: number; height: number }

/** A picture on a card: its published path, and where it is. One that `isCropped` fills its area. */
export type CardLayer = { src: string; area: Area; isCropped?: boolean }

/** How a card is drawn: the background, the pictures on it, and the figures above them. */
export type CardDrawing = { background: string; layers: CardLayer[]; foreground: string }

const ink = '#1c1b22'
/** Distance of the content from the left edge, in pixels of the card, as all lengths here. */
const marginLeft = 64
const logoArea = { left: marginLeft, top: 44, width: 200, height: 62 }

/** The largest area for a picture that continues to the right edge and the bottom, and the one for a photograph. */
const pictureArea = { width: 740, height: 520 }
const pictureAlone = { width: 1040, height: 500 }
const photograph = { left: 560, top: 0, width: 640, height: shareCardSize.height }

const round = Math.round

function placePicture({ width, height, ground }: PublishedImage, max: Pick<Area, 'width' | 'height'>): Area {
  if (!ground) return photograph
  const scale = Math.min(max.width / width, max.height / height)
  const area = { width: round(width * scale), height: round(height * scale) }
  return { ...area, left: shareCardSize.width - area.width, top: shareCardSize.height - area.height }
}

function formatSvg(content: string): string {
  const { width, height } = shareCardSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="${ink}" fill-rule="evenodd">${content}</svg>`
}

/** Height of a unit such as % relative to its figure. */
const unitScale = 0.45

/** The separators between days, in hundredths of the height of figures, like `blocks/figure/glyphs.ts`. */
const separators: Readonly<Record<string, { width: number; path: string }>> = {
  '/': { width: 50, path: 'M0 0l30-100h20l-30 100z' },
  '–': { width: 60, path: 'M0-41v-18h60v18z' },
}

/** Returns the outlines of a line of figures at a height of 100, on the baseline. */
function layOutLine(text: string): { width: number; paths: string } {
  const space = 8
  let width = -space
  const paths = text.split(/([/–])/).map((part) => {
    const left = width + space
    const separator = separators[part]
    const line = separator
      ? { width: separator.width, digits: separator.path, units: [] }
      : layOutFigure(part, unitScale)
    width = left + line.width
    const units = line.units.map(
      ({ x, path }) => `<path d="${path}" transform="translate(${x} 0)scale(${unitScale})"/>`,
    )
    return `<g transform="translate(${round(left)} 0)"><path d="${line.digits}"/>${units.join('')}</g>`
  })
  return { width, paths: paths.join('') }
}

/** Draws a line of figures of a height in pixels, with its top left corner at a point. */
function drawFigure(text: string, left: number, top: number, height: number): string {
  const place = `translate(${round(left)} ${round(top + height)})scale(${height / 100})`
  return `<g transform="${place}">${layOutLine(text).paths}</g>`
}

/** Returns the largest height in pixels at which a figure fits an area. */
function getFittingHeight(text: string, width: number, height: number): number {
  return Math.min(height, Math.floor((width * 100) / layOutLine(text).width))
}

const column = { top: 150, width: 384 }
/** Space between tiles. */
const gap = 16

/** Draws several figures as tiles of one size, like the tickets on a poster, in an area of this height. */
function drawTiles(figures: readonly string[], areaHeight: number): string {
  const columns = figures.length > 3 ? 2 : 1
  const rows = Math.ceil(figures.length / columns)
  const width = (column.width - gap * (columns - 1)) / columns
  const height = round((areaHeight - gap * (rows - 1)) / rows)
  const figureHeight = Math.min(...figures.map((text) => getFittingHeight(text, width - 40, height * 0.62)))
  const tiles = figures.map((text, index) => {
    const left = marginLeft + (index % columns) * (width + gap)
    const top = column.top + Math.floor(index / columns) * (height + gap)
    const figureWidth = (layOutLine(text).width * figureHeight) / 100
    const figure = drawFigure(text, left + (width - figureWidth) / 2, top + (height - figureHeight) / 2, figureHeight)
    return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="28" fill="#fff"/>${figure}`
  })
  return tiles.join('')
}

function drawFigures({ figures, dates }: ShareCard): string {
  const [first] = figures
  const areaHeight = first === undefined ? 0 : figures.length === 3 ? 330 : 270
  const isOne = first !== undefined && figures.length === 1
  const height = isOne ? getFittingHeight(first, column.width, areaHeight) : areaHeight
  const drawn = isOne ? drawFigure(first, marginLeft, column.top, height) : drawTiles(figures, height)
  if (dates === '') return drawn
  return drawn + drawFigure(dates, marginLeft, column.top + height + 36, getFittingHeight(dates, column.width, 40))
}

/** Draws the background to the left of a picture: a curve that falls to the left edge, as on a stage. */
function drawGround({ left, top, height }: Area, ground: Ground): string {
  const at = top + height * (1 - ground.left / 100)
  const low = round(at + (shareCardSize.height - at) * 0.45)
  const curve = `C${round(left * 0.85)} ${low} ${round(left * 0.8)} ${round(at)} ${left + 2} ${round(at)}`
  return `<path d="M0 ${low}H${round(left * 0.55)}${curve}V${shareCardSize.height}H0Z" fill="${ground.color}"/>`
}

/** Arranges a card: logo, figures and days on the left, the picture on a background from edge to edge. */
export function createShareCardDrawing(card: ShareCard, logo: PublishedImage): CardDrawing {
  const { figures, dates, bgcolor, keyVisual } = card
  const area = placePicture(keyVisual, figures.length === 0 && dates === '' ? pictureAlone : pictureArea)
  const { width, height } = shareCardSize
  const { ground } = keyVisual
  return {
    background: formatSvg(
      `<rect width="${width}" height="${height}" fill="${bgcolor}"/>${ground ? drawGround(area, ground) : ''}`,
    ),
    layers: [
      { src: keyVisual.src, area, ...(!ground && { isCropped: true }) },
      { src: logo.src, area: logoArea },
    ],
    foreground: formatSvg(drawFigures(card)),
  }
}
