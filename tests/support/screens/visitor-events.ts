import { act, fireEvent } from '@testing-library/react'
import { setImmediate as turn } from 'node:timers/promises'

/** Clicks the element that matches a selector. @throws Error if there is none */
export async function tapOn(selector: string): Promise<void> {
  const element = document.querySelector(selector)
  if (!element) throw new Error(`there is no ${selector}`)
  await tap(element)
}

/** Replaces the text or value of a field. @throws Error if there is none */
export async function fillField(selector: string, value: string): Promise<void> {
  const field = document.querySelector(selector)
  if (!field) throw new Error(`there is no ${selector}`)
  await act(() => fireEvent.change(field, { target: { value } }))
}

/** Clicks an element, with all effects. */
export async function tap(element: Element): Promise<void> {
  await act(async () => {
    fireEvent.click(element)
    await turn()
  })
}

/** Simulates that the visitor returns to the page, for example after signing in. */
export async function returnToPage(): Promise<void> {
  await act(async () => {
    dispatchEvent(new Event('focus'))
    await turn()
  })
}

/** Dispatches `pageshow`: for the first time, or from the back/forward cache. */
export async function showPage(persisted: boolean): Promise<void> {
  await act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    await turn()
  })
}
