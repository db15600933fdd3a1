/** The terms of a campaign, which are below its summary. */
const terms = 'details[data-terms]'

/** Expands the element that the URL's fragment names and its ancestors, and scrolls it into view. */
export function expandTarget(): void {
  const target = document.getElementById(location.hash.slice(1))
  if (!target) return
  const around = [...document.querySelectorAll('details')].filter((details) => details.contains(target))
  for (const details of [...around, target.querySelector<HTMLDetailsElement>(terms)]) if (details) details.open = true
  target.scrollIntoView()
}
