// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react'
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
