import { draftLabel } from '../common/draft-texts.ts'
import type { NewCampaign } from './kinds/template.ts'

/** Draws two coins as a placeholder for a campaign's picture until the real one exists, as SVG; sizes in pixels. */
export function drawDraftImage(name: string, width: number, height: number): string {
  const [x, y, radius] = [width / 2, height / 2, height / 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><desc>${draftLabel} ${name}</desc><circle cx="${x - radius}" cy="${y}" r="${radius}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/><circle cx="${x + radius}" cy="${y}" r="${radius * 0.8}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/></svg>\n`
}

/** Draws the pictures that the template of a campaign's kind names, by their paths in the month's folder. */
export function drawDraftImages({ kind, id }: NewCampaign): Record<string, string> {
  const images: { path: string; width: number; height: number }[] = [
    { path: `images/${id}-summary.svg`, width: 320, height: 240 },
    { path: `images/${id}.svg`, width: 750, height: 420 },
  ]
  if (kind === 'rate' || kind === 'entry' || kind === 'affiliate')
    images.push({ path: `images/logos/${id}.svg`, width: 480, height: 192 })
  if (kind === 'affiliate') images.push({ path: `images/${id}-modal.svg`, width: 750, height: 320 })
  if (kind === 'items') images.push({ path: `images/${id}-item.svg`, width: 320, height: 320 })
  return Object.fromEntries(images.map(({ path, width, height }) => [path, drawDraftImage(path, width, height)]))
}
