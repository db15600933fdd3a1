import type { View } from '../engine/engine-client.ts'

/** The widths at which a page is looked at, in CSS pixels, with what they stand for. */
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

/** The address of a page on the web, or in the app. */
export function pathFor(path: string, { isInApp }: Pick<View, 'isInApp'>): string {
  const web = path.replace(/in-app\/$/, '')
  return isInApp ? `${web}in-app/` : web
}
