/** The style sheet of the preview next to the form, with class names of its own: the preview may share a document. */
export const previewStyle = `
.preview,.preview *{box-sizing:border-box}
.preview{container:preview/inline-size;padding:12px;background:#f6f4f1;color:#1c1b22;
  font:15px/1.65 "Hiragino Sans","Noto Sans CJK JP","Noto Sans JP","Yu Gothic UI",Meiryo,system-ui,sans-serif;
  color-scheme:light;word-break:auto-phrase}
:where(.preview) :is(p,h2,ul){margin:0;padding:0}
:where(.preview) :is(button,input){font:inherit;color:inherit}
:where(.preview) button{cursor:pointer}
.preview :focus-visible{outline:3px solid #1f5fd0;outline-offset:2px}
.preview-parts{display:grid;grid-template-columns:minmax(0,1fr);gap:12px 20px;align-items:start}
.preview-page{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
@container preview (min-width:860px){
  .preview-parts{grid-template-columns:minmax(0,1fr) clamp(320px,34%,440px)}
  .preview-toolbar{grid-column:1/-1}
  .preview-page{grid-area:2/1}
  .preview-reports{grid-area:2/2;max-height:calc(100dvh - 110px);overflow-y:auto;padding:2px}
}
.preview-toolbar{display:flex;flex-wrap:wrap;gap:8px}
.preview-choices{display:flex;flex-wrap:wrap;gap:2px;max-width:100%;padding:3px;border-radius:14px;background:#e6e2dc}
.preview-choices button{display:flex;flex:1 1 0;flex-direction:column;align-items:center;justify-content:center;
  min-width:84px;min-height:44px;padding:3px 6px;border:0;border-radius:11px;background:none;font-size:14px;font-weight:700;
  line-height:1.35;text-wrap:balance;font-variant-numeric:tabular-nums}
.preview-choices:has(>:nth-child(4):last-child) button{min-width:72px}
.preview-choices small{font-size:12px;font-weight:400;color:#5b5966}
.preview-choices [aria-pressed=true]{background:#1c1b22;color:#fff}
.preview-choices [aria-pressed=true] small{color:#e6e2dc}
.preview-place{display:flex;justify-content:center;min-width:0;overflow:hidden;overflow:clip}
.preview-window{flex:none;border-radius:14px;background:#fff;box-shadow:0 0 0 1px #c9c4bc;overflow:hidden;
  overflow:clip}
.preview-window iframe{display:block;border:0;transform-origin:0 0;background:#fff}
.preview-place[data-stale=true] .preview-window{opacity:.45}
.preview-loading{height:667px;max-width:375px;width:100%;margin:0 auto;border-radius:14px;background:#e6e2dc}
.preview-hint{font-size:13px;text-align:center;color:#5b5966;text-wrap:balance}
.preview-fields{position:sticky;bottom:8px;padding:4px 12px 12px;border-radius:14px;background:#f4f3ef;
  box-shadow:0 2px 16px #1c1b2233}
.preview-warning{position:relative;padding:12px 16px 12px 28px;border-radius:14px;background:#fff;font-weight:700}
.preview-warning::before,.preview-diagnostic::before{content:"";position:absolute;inset:14px auto 14px 12px;width:4px;
  border-radius:2px;background:#d92b3a}
.preview-note{display:grid;gap:8px;padding:20px;border-radius:14px;background:#fff}
.preview-diagnostics,.preview-reports{display:grid;grid-template-columns:minmax(0,1fr);gap:12px}
.preview-checking{padding:12px 16px;color:#5b5966}
.preview-good{padding:12px 16px;border-radius:14px;background:#fff;font-weight:700}
.preview-good::before{content:"✓";margin-right:8px}
.preview-list h2,:is(.preview-others,.preview-earlier) summary{display:flex;flex-wrap:wrap;align-items:center;gap:8px;padding:8px 4px;
  font-size:15px;font-weight:800;line-height:1.4}
:is(.preview-others,.preview-earlier) summary{min-height:44px;cursor:pointer;font-weight:700}
:is(.preview-others,.preview-earlier) summary::before{content:"";width:8px;height:8px;border:solid #1c1b22;border-width:0 2px 2px 0;
  transform:rotate(-45deg)}
:is(.preview-others,.preview-earlier)[open]>summary::before,.preview-earlier [open]>summary::before{transform:rotate(45deg)}
.preview-count{padding:0 10px;border-radius:999px;background:#1c1b22;color:#fff;font-size:13px;font-weight:700;
  font-variant-numeric:tabular-nums;white-space:nowrap}
.preview-list ul:not(.preview-words){display:grid;gap:8px;list-style:none}
.preview-diagnostic{position:relative;display:grid;padding-left:12px;border-radius:14px;background:#fff}
.preview-diagnostic[data-severity=warning]::before{background:#ffc93c}
.preview-diagnostic[data-settled=true]::before{background:#7ed3b2}
.preview-earlier ul{display:grid;gap:8px;margin-top:8px;list-style:none}
.preview-earlier>.preview-where{padding:0 4px}
.preview-earlier h3{margin:12px 4px 0;font-size:14px}
.preview-earlier section li button{width:100%;min-height:44px;padding:8px 16px;border:0;border-radius:14px;background:#fff;
  text-align:left;overflow-wrap:anywhere}
.preview-earlier section li button:hover{text-decoration:underline;text-underline-offset:4px}
.preview-leftovers label{display:flex;align-items:center;gap:8px;min-height:44px;margin-top:12px;padding:8px 16px;
  border:1.5px solid #8d8a94;border-radius:14px;background:#fff;font-weight:700}
.preview-leftovers label input{flex:none;width:20px;height:20px}
.preview-calendar li button{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px}
.preview-difference{border-radius:14px;background:#fff}
.preview-side{display:grid;grid-template-columns:4.5em minmax(0,1fr);gap:4px;align-items:baseline;white-space:pre-line}
.preview-side mark{background:#fff0b8;color:inherit;font-weight:700}
.preview-open{display:grid;gap:2px;width:100%;min-height:44px;padding:12px 16px;border-radius:14px;border:0;background:none;
  text-align:left}
.preview-open:hover strong{text-decoration:underline;text-underline-offset:4px}
.preview-open strong{font-weight:700}
.preview-where{display:block;font-size:12px;color:#5b5966;overflow-wrap:anywhere;word-break:normal}
.preview-reason{padding:0 16px 12px;font-size:14px}
.preview-quiet{min-height:44px;padding:0 16px;border:0;background:none;font-size:14px;text-align:left;
  text-decoration:underline;text-underline-offset:4px}
.preview-marked{display:grid;gap:4px;padding:12px 16px;border-radius:14px;background:#fff}
.preview-marked h3{margin:0;font-size:15px}
.preview-to-field{min-height:44px;padding:0;border:0;background:none;text-align:left;font-weight:700}
.preview-words{max-height:24em;list-style:none;overflow-y:auto;white-space:pre-line;overflow-wrap:anywhere}
.preview-words button{width:100%;min-height:44px;padding:4px 0;border:0;background:none;text-align:left;white-space:inherit;
  overflow-wrap:inherit}
.preview-words button:hover{text-decoration:underline;text-underline-offset:4px}
.preview-to-field::after{content:" ›";color:#5b5966}
:is(.preview-marked,.preview-list)>.preview-quiet{justify-self:start;margin-top:8px;padding:0 18px;border:1.5px solid #8d8a94;border-radius:999px;
  background:#fff;font-weight:700;text-decoration:none}
.preview-form{display:grid;gap:8px;padding:0 16px 16px}
.preview-form label{font-size:13px;font-weight:700}
.preview-form input{width:100%;min-height:44px;padding:0 12px;border:1.5px solid #8d8a94;border-radius:12px;
  background:#fff;font-size:16px}
.preview-buttons{display:flex;flex-wrap:wrap;gap:8px}
.preview-main{min-height:44px;padding:0 20px;border:0;border-radius:999px;background:#d92b3a;font-weight:700}
.preview .preview-main{color:#fff}
.preview .preview-main:disabled{background:#e6e2dc;color:#5b5966;cursor:default}
@media (forced-colors:active){.preview-choices [aria-pressed=true]{outline:2px solid}}
`
