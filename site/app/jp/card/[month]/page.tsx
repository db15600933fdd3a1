import { MonthPage } from '../../../../templates/month-page.tsx'
import { monthParams } from '../../../../templates/static-params.ts'

export const dynamicParams = false
export const generateStaticParams = monthParams

export default async function Page({ params }: PageProps<'/jp/card/[month]'>) {
  return <MonthPage month={(await params).month} variant="web" />
}
