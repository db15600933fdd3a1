/** Style sheet of the bar, in a shadow tree: it does not affect the page, nor the page it. */
export const barStyle = `
:host{all:initial}
*{box-sizing:border-box;font-family:"Hiragino Sans","Noto Sans CJK JP","Noto Sans JP","Yu Gothic UI",Meiryo,system-ui,sans-serif}
.handle{position:fixed;z-index:2147483647;right:0;top:38%;min-width:32px;padding:14px 6px;border:0;
  border-radius:12px 0 0 12px;background:#1c1b22;color:#fff;font-size:12px;font-weight:700;line-height:20px;
  writing-mode:vertical-rl;letter-spacing:.04em;white-space:nowrap;cursor:pointer;box-shadow:0 0 0 1px #fff;
  touch-action:none}
.handle i{font-style:normal;text-combine-upright:all}
.handle.unreadable{background:#b3261e}
dialog{width:100%;max-width:480px;max-height:88vh;margin:auto 0 0;padding:0;border:0;border-radius:20px 20px 0 0;
  background:#fff;color:#1c1b22;overflow:auto;font-size:15px;line-height:1.6}
dialog{scroll-padding:96px 0 88px}
dialog[open]{display:flex;flex-direction:column}
dialog>*{flex:none}
dialog::backdrop{background:rgb(0 0 0/.45)}
header{position:sticky;top:0;z-index:1;display:flex;gap:12px;align-items:center;justify-content:space-between;
  padding:16px 16px 12px;background:#fff;border-bottom:1px solid #e6e2dc}
h2{margin:0;font-size:17px;line-height:1.45}
h2 small{display:block;color:#5b5966;font-size:12px;font-weight:400}
section{padding:16px;border-bottom:1px solid #e6e2dc}
h3{margin:0 0 10px;font-size:14px;line-height:1.5}
.choices{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:8px}
button,select,input,a{min-height:44px;font-size:15px;color:inherit}
.choices button,.choices a,.plain{display:flex;flex-direction:column;justify-content:center;align-items:center;
  padding:6px 8px;border:1.5px solid #c9c4bc;border-radius:14px;background:#fff;font-weight:700;line-height:1.4;
  text-align:center;text-decoration:none;cursor:pointer}
.choices small{font-size:12px;font-weight:400;color:#5b5966}
.choices [aria-pressed=true],.choices [aria-current]{border-color:#1c1b22;background:#1c1b22;color:#fff}
.choices [aria-pressed=true] small{color:#fff}
label{display:block;margin-top:14px;font-size:13px;font-weight:700}
select,input[type=datetime-local]{display:block;width:100%;margin-top:4px;padding:0 12px;border:1.5px solid #8d8a94;
  border-radius:12px;background:#fff}
input[type=range]{display:block;width:100%;margin:0;accent-color:#1c1b22}
output{font-weight:400}
.note{margin:10px 0 0;font-size:13px;color:#5b5966}
.note,.share p{text-wrap:balance;word-break:auto-phrase}
.notice{margin:0;padding:12px 16px;background:#fdecea;color:#8c1d18;font-size:14px}
.share{display:flex;gap:16px;align-items:center}
.share svg{flex:none;width:112px;height:112px}
.share p{margin:0 0 8px;font-size:13px}
.plain{width:100%}
.close{flex:none;width:44px;padding:0;border:0;border-radius:50%;background:#f6f4f1;font-size:20px;cursor:pointer}
.apply{display:block;width:100%;border:0;border-radius:999px;background:#d92b3a;color:#fff;font-weight:700;cursor:pointer}
.actions{position:sticky;bottom:0;margin-top:auto;padding:12px 16px;background:#fff;border-top:1px solid #e6e2dc}
.handle[hidden]{display:none}
.quiet{margin-top:8px;border:0;text-decoration:underline;font-weight:400;color:#5b5966}
.quiet small{font-size:12px}
:focus-visible{outline:3px solid #1f5fd0;outline-offset:2px}
@media (min-width:640px){dialog{margin:auto 0 auto auto;max-height:100vh;height:100vh;border-radius:20px 0 0 20px}}
@media print{.handle{display:none}}
`
