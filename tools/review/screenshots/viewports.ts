/** The windows in which pages are photographed: width and height in CSS pixels, and what people call the device. */
export const viewports = [
  { width: 375, height: 740, isPhone: true, label: 'スマートフォン' },
  { width: 1280, height: 900, isPhone: false, label: 'パソコン' },
] as const

export type Viewport = (typeof viewports)[number]

/** The window that most visitors have. */
export const mostUsedViewport: Viewport = viewports[0]
