// @vitest-environment happy-dom
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'

import { ImageField } from './image-field.tsx'

afterEach(cleanup)

test('a file that cannot be read as an image is refused with what to do, and the image stays', async () => {
  const changes: unknown[] = []
  const { container, findByRole } = render(
    <ImageField
      value="images/a.svg"
      field={new Map()}
      forID="image"
      entry={new Map()}
      onChange={(value) => changes.push(value)}
      addFile={() => Promise.reject(new Error('The file "a.jpg" is corrupt or mislabeled and cannot be used'))}
      images={new Map()}
      file="campaigns/202309-1/a.mdx"
      findAltText={() => undefined}
    />,
  )
  const input = container.querySelector('input')
  if (!input) throw new Error('no file input')
  fireEvent.change(input, { target: { files: [new File(['ftypheic'], '写真.jpg')] } })
  expect((await findByRole('alert')).textContent).toContain('写真.jpg は、絵として読めません')
  expect(changes).toEqual([])
})

test('a file given to two fields at once is one image, although the form arrives late', async () => {
  const values: Record<string, string> = { first: '', second: '' }
  const names: string[] = []
  let nextForm: Promise<void> = Promise.resolve()
  const form = () => new Map([['data', { ...values }]])
  const fields = (entry: Map<string, unknown>) =>
    ['first', 'second'].map((key) => (
      <ImageField
        key={key}
        value={values[key]}
        field={new Map()}
        forID={key}
        entry={entry}
        onChange={(value) => {
          values[key] = String(value)
          nextForm = new Promise((resolve) => setTimeout(resolve, 50)).then(() => rerender(<>{fields(form())}</>))
        }}
        addFile={(_file, { name }) => {
          names.push(name)
          return Promise.resolve(`blob:${names.length}`)
        }}
        images={new Map()}
        file="campaigns/202309-1/a.mdx"
        findAltText={() => undefined}
      />
    ))
  const { container, rerender } = render(<>{fields(form())}</>)
  for (const input of container.querySelectorAll('input')) {
    fireEvent.change(input, { target: { files: [new File(['<svg/>'], 'shop.svg')] } })
  }
  await waitFor(() => expect(values).toEqual({ first: 'blob:1', second: 'blob:1' }))
  expect(names).toEqual(['shop.svg'])
  await nextForm
})
