/** Colour of all text on a stage, the area at the top of a page, whose background colour each campaign chooses. */
export const ink = '#1c1b22'

/** Minimum contrast ratio of WCAG 2 AA for text of normal size (success criterion 1.4.3). */
export const minContrast = 4.5

/** Converts a channel of sRGB, 0 to 255, to linear light, 0 to 1. */
function channelLuminance(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Computes the relative luminance of a six-digit hex colour, 0 for black to 1 for white, as WCAG defines it:
 * https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    channelLuminance(Number.parseInt(color.slice(start, start + 2), 16)),
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

/**
 * Computes the contrast ratio of two six-digit hex colours, 1 to 21, in any order:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrast(first: string, second: string): number {
  const [lighter, darker] = [luminance(first), luminance(second)].sort((a, b) => b - a)
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05)
}

/** Computes the contrast ratio of ink text on the given six-digit hex colour. */
export function inkContrast(color: string): number {
  return contrast(ink, color)
}
