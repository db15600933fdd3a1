import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text.tsx'

function CrossIcon() {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="mt-0.5 shrink-0">
      <circle cx="10" cy="10" r="10" className="fill-line" />
      <path d="M6.5 6.5l7 7m0-7l-7 7" strokeWidth="2" strokeLinecap="round" className="stroke-ink" />
    </svg>
  )
}

/** List of exclusions, which earn no points. */
export function IneligibleList({ list, annotationList, scope }: BlockProps<'IneligibleList'>) {
  return (
    <div>
      <ul className="grid gap-3">
        {list.map(({ text, subText }, index) => (
          <li key={index} className="flex gap-3">
            <CrossIcon />
            <span className="text-body leading-snug font-bold">
              <RichText text={text} scope={scope} />
              {subText !== undefined && (
                <span className="mt-0.5 block text-note font-normal text-sub">
                  <RichText text={subText} scope={scope} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {annotationList.length > 0 && (
        <ul className="mt-4 grid gap-1 text-note text-sub">
          {annotationList.map((annotation, index) => (
            <li key={index} className="relative pl-4 before:absolute before:left-1 before:content-['・']">
              <RichText text={annotation} scope={scope} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
