import { draftLabel } from '../common/draft-texts.ts'
import type { NewCampaign } from './kinds/template-parts.ts'

/** Draws coins as a placeholder for a campaign's picture until the real one exists. */
export function drawDraftImage(name: string, width: number, height: number): string {
  const [x, y, radius] = [width / 2, height / 2, height / 4]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><desc>${draftLabel} ${name}</desc><circle cx="${x - radius}" cy="${y}" r="${radius}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/><circle cx="${x + radius}" cy="${y}" r="${radius * 0.8}" fill="#fff" stroke="#1d1d1b" stroke-width="4"/></svg>\n`
}

/** Returns the pictures of a new campaign by their path in the month's folder, and whether its texts require them. */
export function drawDraftImages({ kind, id }: NewCampaign): Record<string, string> {
  return {
    [`images/${id}-summary.svg`]: drawDraftImage(`images/${id}-summary.svg`, 320, 240),
    [`images/${id}.svg`]: drawDraftImage(`images/${id}.svg`, 750, 420),
    ...(kind === 'rate' || kind === 'entry' || kind === 'affiliate'
      ? { [`images/logos/${id}.svg`]: drawDraftImage(`images/logos/${id}.svg`, 480, 192) }
      : {}),
    ...(kind === 'affiliate' ? { [`images/${id}-modal.svg`]: drawDraftImage(`images/${id}-modal.svg`, 750, 320) } : {}),
    ...(kind === 'items' ? { [`images/${id}-item.svg`]: drawDraftImage(`images/${id}-item.svg`, 320, 320) } : {}),
  }
}
