/** The size of the image of a shared link, in pixels: that of a large card on X, Facebook and LINE. */
export const shareCardSize = { width: 1200, height: 630 } as const
