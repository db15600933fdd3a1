import type { ReactNode } from 'react'

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

function Coin() {
  return (
    <g strokeWidth="3" className="stroke-ink">
      <circle r="25" className="fill-coin" />
      <path d="M-19 -3A20 20 0 0 1 -8 -18" {...line} className="stroke-paper" />
      <path d="M-5 11V-9H2A6 6 0 0 1 2 4H-4" {...line} strokeWidth="5" />
    </g>
  )
}

/** The snail has lost its shell, which is a coin, and looks for it on the wrong side. */
function SnailWithoutShell() {
  return (
    <>
      <g transform="translate(58 112)scale(1.1)" {...line} className="stroke-ink">
        <path
          d="M-46 18C-34 4 -20 -4 0 0C18 4 30 0 32 -14A10 10 0 0 1 52 -12C52 8 44 20 26 20H-44Z"
          stroke="none"
          className="fill-paper"
        />
        <path d="M36 -18L33 -37M46 -18L51 -36" strokeWidth="4" className="stroke-paper" />
        <path d="M32 -39h.1M51 -38h.1" strokeWidth="9" />
        <path d="M42 -3Q45 -6 48 -3" strokeWidth="3" />
      </g>
      <path d="M146 126h22M130 134h14" strokeWidth="4" {...line} className="stroke-paper" />
      <g transform="translate(200 108)rotate(24)">
        <Coin />
      </g>
    </>
  )
}

/** The cat sleeps in front of the closed shop. */
function CatAtClosedShop() {
  return (
    <>
      <path d="M30 34H190V134H30Z" className="fill-paper" />
      <path d="M42 62H116V134H42ZM128 62H178V104H128Z" className="fill-line" />
      <path d="M42 76H116M42 90H116M42 104H116M42 118H116" strokeWidth="3" className="stroke-sub" />
      <path
        d="M20 18H200V42A15 15 0 0 1 170 42A15 15 0 0 1 140 42A15 15 0 0 1 110 42A15 15 0 0 1 80 42A15 15 0 0 1 50 42A15 15 0 0 1 20 42Z"
        className="fill-accent"
      />
      <path
        d="M50 18H80V42A15 15 0 0 1 50 42ZM110 18H140V42A15 15 0 0 1 110 42ZM170 18H200V42A15 15 0 0 1 170 42Z"
        className="fill-paper"
      />
      <g transform="translate(176 122)" {...line} strokeWidth="3" className="stroke-ink">
        <path d="M-46 18C-50 -8 -30 -20 -4 -18C22 -16 40 -2 38 18Z" stroke="none" fill="#ffe3c2" />
        <path d="M-20 -18V-8M-8 -18V-6M4 -18V-7" strokeWidth="5" stroke="#ff7a3d" />
        <path d="M36 14C52 16 50 2 40 4" strokeWidth="8" stroke="#ff7a3d" />
        <path
          d="M-54 4L-56 -16L-42 -8Q-36 -10 -30 -8L-16 -16L-16 4C-16 16 -24 19 -36 19S-54 16 -54 4Z"
          stroke="none"
          fill="#ffe3c2"
        />
        <path d="M-47 5q4 4 8 0M-33 5q4 4 8 0M-38 11q2 3 4 0" />
      </g>
    </>
  )
}

function Scene({ color, ground, children }: { color: string; ground: string; children: ReactNode }) {
  return (
    <div aria-hidden="true" className={`relative pt-8 ${color}`}>
      <svg
        viewBox="0 0 8 8"
        preserveAspectRatio="none"
        className={`absolute inset-x-0 bottom-0 h-14 w-full desktop:h-24 ${ground}`}
      >
        <path d="M0 2C3 -1 5 4 8 1V8H0Z" />
      </svg>
      <svg
        viewBox="0 0 240 152"
        width="300"
        height="190"
        className="relative mx-auto max-w-full desktop:absolute desktop:right-[max(2rem,50vw-34rem)] desktop:bottom-0 desktop:h-auto desktop:w-[33rem]"
      >
        {children}
      </svg>
    </div>
  )
}

/** The drawing of an error: a figure of the cast that is lost or waits (docs/pictures.md). */
export function ErrorScene({ isLost }: { isLost: boolean }) {
  return isLost ? (
    <Scene color="bg-[#8ec5ff]" ground="fill-[#5a9fea]">
      <SnailWithoutShell />
    </Scene>
  ) : (
    <Scene color="bg-[#ffd9a0]" ground="fill-[#f3b25c]">
      <CatAtClosedShop />
    </Scene>
  )
}
