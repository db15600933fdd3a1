// The invitation screen by hand: one inline script in the head that asks for the code and fills it in.
const root = document.documentElement
root.dataset.environment = /Android/.test(navigator.userAgent) ? 'android-browser' : 'other-browser'
const answer = fetch('/v1/get_invite_code', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
  credentials: 'include',
}).then((response) => response.json())
addEventListener('DOMContentLoaded', async () => {
  const { ownInviteCode } = await answer
  const panel = document.querySelector('#codes').content.cloneNode(true)
  panel.querySelector('[data-code]').textContent = ownInviteCode
  const feedback = panel.querySelector('[data-feedback]')
  panel.querySelector('[data-copy-message]').addEventListener('click', () => {
    navigator.clipboard.writeText(ownInviteCode).then(
      () => (feedback.textContent = 'コピーしました'),
      () => (feedback.textContent = 'コピーできませんでした'),
    )
  })
  document.querySelector('#invite').replaceChildren(panel)
  document.querySelector('article').dataset.status = 'DURING_THE_PERIOD'
})
