import type { ReactNode } from 'react'

const ink = { fill: 'none', stroke: '#1c1b22', strokeWidth: 3, strokeLinecap: 'round' } as const

/** Ended: a white-eye sleeping on its branch. */
const asleep = (
  <>
    <path d="M14 79Q48 71 82 77" {...ink} strokeWidth={7} />
    <g transform="translate(50 51) scale(0.9)">
      <path d="M-30 4C-30-22-8-34 12-28C30-24 34-6 26 8C18 24-8 28-22 18L-48 30L-43 16Z" fill="#8aa83a" />
      <path d="M27 4C20 24-8 28-22 18C-4 18 10 10 14-6C22-6 27-2 27 4Z" fill="#fff" />
      <path d="M-30 2C-18-12 2-10 6 2C-2 14-20 14-41 22Z" fill="#2f7d5b" />
      <path d="M25-14L40-5L25-3Z" fill="#1c1b22" />
      <circle cx="14" cy="-15" r="6.5" fill="#fff" />
      <path d="M10-15Q14-11 18-15" {...ink} strokeWidth={2.5} />
    </g>
  </>
)

/** Maintenance: the cat in front of the closed shop. */
const closed = (
  <>
    <path d="M18 34H78V84H18Z" fill="#fff" />
    <path d="M18 46H78M18 58H78M18 70H78" stroke="#d2cdc5" strokeWidth="3" />
    <path d="M18 34V84H78V34" {...ink} />
    <path d="M20 14H76L84 35H12Z" fill="#fff" />
    <path d="M20 14H34L29 35H12ZM48 14H62L66 35H48Z" fill="#d92b3a" />
    <path d="M20 14H76L84 35H12Z" {...ink} strokeLinejoin="round" />
    <path d="M35 84C35 70 38 66 48 64S61 70 61 84Z" fill="#ffe3c2" />
    <g transform="translate(48 58)" fill="#ffe3c2">
      <path d="M-19-3L-18-22L-7-15Q0-17 7-15L18-22L19-3C21 11 10 16 0 16S-21 11-19-3Z" />
      <path d="M-6-15V-8M0-15V-7M6-15V-8" {...ink} stroke="#ff7a3d" />
      <path d="M-11 0Q-8 3-5 0M5 0Q8 3 11 0M-3 9Q0 6 3 9" {...ink} strokeWidth={2.5} />
      <path d="M-11 16Q0 21 11 16" {...ink} stroke="#d92b3a" strokeWidth={4} />
    </g>
  </>
)

/** Loading failed: the Shiba with a cord in two parts. */
const apart = (
  <>
    <g transform="translate(48 34) scale(0.86)">
      <path d="M-17 16H17C25 30 28 46 26 58H-26C-28 46-25 30-17 16Z" fill="#ff7a3d" />
      <path d="M-18 20Q0 30 18 20L19 27Q0 37-19 27Z" fill="#d92b3a" />
      <path d="M-27-2L-25-32L-10-22Q0-25 10-22L25-32L27-2C29 16 14 24 0 24S-29 16-27-2Z" fill="#ff7a3d" />
      <path d="M-22-25L-21-13L-14-18ZM22-25L21-13L14-18Z" fill="#ffe3c2" />
      <path d="M-27 2C-18-4-10 0-6 6Q0 2 6 6C10 0 18-4 27 2C27 17 13 24 0 24S-27 17-27 2Z" fill="#fff" />
      <path d="M-12-1V1M12-1V1" {...ink} strokeWidth={6} />
      <ellipse cy="8" rx="4.5" ry="3.3" fill="#1c1b22" />
      <path d="M-5 18Q0 13 5 18" {...ink} strokeWidth={2.5} />
    </g>
    <path d="M8 80Q20 88 26 78T36 72M88 80Q76 88 70 78T60 72" {...ink} />
    <path d="M35 67V77H41V67ZM41 69H46M41 75H46M55 67H61V77H55Z" {...ink} fill="#ffc93c" strokeWidth={2.5} />
  </>
)

const illustrations = { asleep, closed, apart } satisfies Record<string, ReactNode>

/** Name of an illustration, which is its id in the page. */
export type IllustrationName = keyof typeof illustrations

/** The drawings for `StatusIllustration`, once in the HTML of a screen and not in its scripts. */
export function StatusDrawings() {
  return (
    <svg className="hidden" aria-hidden="true">
      {Object.entries(illustrations).map(([name, drawing]) => (
        <g key={name} id={name}>
          <circle cx="48" cy="48" r="48" fill="#e6e2dc" />
          {drawing}
        </g>
      ))}
    </svg>
  )
}
