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

/** Where a page is viewed: whether in the app. */
export const surfaces = [
  { value: false, label: 'ウェブ' },
  { value: true, label: 'アプリ内' },
]
