import { readIndex } from '../../../content.ts'
import { pageOfQrParams, webPaths, qrParams } from '../../../templates/qr-params.ts'
import { qrPicture } from '../../../templates/qr-picture.ts'

export const dynamic = 'force-static'
export const dynamicParams = false

export async function generateStaticParams() {
  return (await webPaths()).map((path) => ({ page: qrParams(path) }))
}

export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }) {
  const { provider } = await readIndex()
  const { page } = await params
  return new Response(qrPicture(`${provider.siteUrl}${pageOfQrParams(page)}`), { headers: { 'Content-Type': 'image/svg+xml' } })
}
