'use client'

import { useEffect, useState } from 'react'

import { QrCode } from '../../templates/layout/qr-code-image.tsx'
import { useScreen } from '../context/screen-provider.tsx'

/**
 * QR code of a screen with the parameters of its URL (D34). Without a script, or without parameters, it is that of the
 * path.
 */
export function QrCodeToPhone({ path, isSmall = false }: { path: string; isSmall?: boolean }) {
  const { environment, provider, query } = useScreen()
  const [code, setCode] = useState<{ size: number; path: string }>()
  const isNeeded = query !== '' && environment?.system === 'other'
  const url = `${provider.siteUrl}${path}${query}`
  useEffect(() => {
    if (isNeeded) void import('../../encode-qr-code.ts').then(({ encodeQrCode }) => setCode(encodeQrCode(url)))
  }, [isNeeded, url])
  const image = code ? <Strokes {...code} /> : <QrCode path={path} />
  // On a desktop it is shown only in the place that the page has for it, if any.
  return isSmall ? <div className="w-22 max-w-full desktop:[.coded_&]:hidden">{image}</div> : image
}

function Strokes({ size, path }: { size: number; path: string }) {
  return (
    <svg
      role="img"
      aria-label="このページをスマートフォンで開くQRコード"
      viewBox={`0 0 ${size} ${size}`}
      width="320"
      height="320"
      className="h-auto w-full rounded-tile"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} stroke="#1c1b22" shapeRendering="crispEdges" />
    </svg>
  )
}
