// The invitation screen as a small app with Vite, React and TanStack Query: what a team without our pages would write.
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { createElement, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Codes, Page, Skeleton } from 'virtual:invitation'
import 'virtual:invitation.css'

const headers = { 'Content-Type': 'application/json' }

async function fetchInviteCode({ signal }) {
  const response = await fetch('/v1/get_invite_code', {
    method: 'POST',
    headers,
    body: '{}',
    credentials: 'include',
    signal,
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

function Panel() {
  const { data } = useQuery({ queryKey: ['invite-code'], queryFn: fetchInviteCode })
  const [feedback, setFeedback] = useState('')
  useEffect(() => {
    if (data) document.querySelector('article').dataset.status = 'DURING_THE_PERIOD'
  }, [data])
  if (!data) return createElement(Skeleton)
  const copy = () =>
    navigator.clipboard.writeText(data.ownInviteCode).then(
      () => setFeedback('コピーしました'),
      () => setFeedback('コピーできませんでした'),
    )
  return createElement(Codes, { code: data.ownInviteCode, feedback, onCopy: copy })
}

document.documentElement.dataset.environment = /Android/.test(navigator.userAgent) ? 'android-browser' : 'other-browser'
createRoot(document.getElementById('root')).render(
  createElement(
    QueryClientProvider,
    { client: new QueryClient() },
    createElement(Page, { panel: createElement(Panel) }),
  ),
)
