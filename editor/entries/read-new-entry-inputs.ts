// Sveltia has no API for the id and the month of an entry that was never saved, so they are read from its form: the
// input whose label is 「スラッグ」 in its Japanese locale, and the button of its folder picker, `.parent-folder-button`.
// If an update changes either, its value is missing, and a new entry is previewed under a placeholder id or in the
// newest month; nothing is lost (docs/decisions/0062-the-editor-stays-on-sveltia.md).

const idPattern = /^[a-z0-9][a-z0-9-]*$/

/** Returns the typed id of a new entry; empty if there is none or it is not valid. */
export function readTypedId(): string {
  const inputs = [...document.querySelectorAll('input')]
  const labelled = inputs.find((input) => {
    const label = document.getElementById(input.getAttribute('aria-labelledby') ?? '')
    return label?.textContent.trim() === 'スラッグ'
  })
  const id = labelled?.value.trim() ?? ''
  return idPattern.test(id) ? id : ''
}

/** Returns the month chosen for a new campaign, or the one in the URL of its form; undefined if there is none. */
export function readChosenMonth(): string | undefined {
  const label = document.querySelector('.parent-folder-button .label')?.textContent.trim() ?? ''
  const requestedPath = new URLSearchParams(location.hash.split('?')[1] ?? '').get('path') ?? ''
  return [label, requestedPath].find((month) => /^\d{6}-\d+$/.test(month))
}
