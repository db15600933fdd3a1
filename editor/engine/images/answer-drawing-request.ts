import type { DrawRequest, DrawResponse } from '../worker-messages.ts'

async function drawPixels({ source, width, height }: DrawRequest): Promise<Uint8ClampedArray> {
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true, colorSpace: 'srgb' })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, width, height)
  return context.getImageData(0, 0, width, height).data
}

/** Draws an SVG that the worker requests (`drawing-requests.ts`). Responds without pixels if it cannot be drawn. */
export async function answerDrawingRequest(worker: Worker, request: DrawRequest): Promise<void> {
  const pixels = await drawPixels(request).catch(() => undefined)
  worker.postMessage({ drawn: request.draw, pixels } satisfies DrawResponse, pixels ? [pixels.buffer] : [])
}
