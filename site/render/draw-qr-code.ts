import { encodeQrCode } from '../encode-qr-code.ts'

/** Draws the QR code of a URL as an SVG: dark on white in both colour schemes, because cameras require that. */
export function drawQrCode(text: string): string {
  const { size, path: strokes } = encodeQrCode(text)
  const path = `<path d="${strokes}" stroke="#1c1b22" shape-rendering="crispEdges"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="320" height="320"><path d="M0 0h${size}v${size}H0z" fill="#fff"/>${path}</svg>`
}
