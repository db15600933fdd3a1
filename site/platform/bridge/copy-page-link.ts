/** Timeout of copying in milliseconds, after which the URL is shown instead. */
const copyTimeout = 3_000

/**
 * Copies the page's URL with the parameters that its screen supports (D34). If that fails, the URL replaces the button
 * so that it can be selected.
 */
export function copyPageLink(button: HTMLElement): void {
  const query = document.querySelector<HTMLElement>('[data-kept]')?.dataset['kept'] ?? ''
  const url = location.origin + location.pathname + query
  const showUrl = () => button.replaceWith(url)
  const timeoutTimer = setTimeout(showUrl, copyTimeout)
  // A missing clipboard throws at once; inside a promise it rejects.
  new Promise((resolve) => resolve(navigator.clipboard.writeText(url))).then(() => {
    clearTimeout(timeoutTimer)
    button.textContent = 'コピーしました'
  }, showUrl)
}
