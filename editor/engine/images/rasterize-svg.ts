import type { Drawing, Question } from '../messages.ts'

async function pixelsOf({ source, width, height }: Question): Promise<Uint8ClampedArray> {
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

/** Draws an SVG for the engine: no browser does that in a worker. What cannot be drawn is answered as such. */
export async function respondToWorker(worker: Worker, question: Question): Promise<void> {
  const pixels = await pixelsOf(question).catch(() => undefined)
  worker.postMessage({ drawn: question.draw, pixels } satisfies Drawing, pixels ? [pixels.buffer] : [])
}
