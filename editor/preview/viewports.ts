import type { View } from '../engine/engine-client.ts'

/** The widths at which a page is viewed, in CSS pixels, with the devices that they represent. */
export const widths = [
  { width: 320, label: '小さいスマホ' },
  { width: 375, label: 'スマホ' },
  { width: 768, label: 'タブレット' },
  { width: 1280, label: 'パソコン' },
] as const

export type Width = (typeof widths)[number]['width']

/** The height of the window that a page is shown in at each width, in CSS pixels. */
export const heights: Readonly<Record<Width, number>> = { 320: 568, 375: 667, 768: 1024, 1280: 800 }

export const surfaces = [
  { isInApp: false, label: 'ウェブ' },
  { isInApp: true, label: 'アプリ内' },
] as const

/** Returns the path of the web page or of its in-app variant. */
export function pathFor(path: string, { isInApp }: Pick<View, 'isInApp'>): string {
  const web = path.replace(/in-app\/$/, '')
  return isInApp ? `${web}in-app/` : web
}
