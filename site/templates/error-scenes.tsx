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

/** The Shiba holds the two ends of the cord between a socket and a screen that is out. */
function ShibaWithCord() {
  return (
    <>
      <path d="M172 46h58v50H210v38H192V96H172M8 118H38V138H8" fill="#fff" />
      <path d="M178 52H224V90H178" fill="#1c1b22" />
      <g transform="translate(98 52)scale(1.45)">
        <path
          d="M-17 16H17L28 58H-28M-27-2L-25-32L-10-22Q0-25 10-22L25-32L27-2C29 16 14 24 0 24S-29 16-27-2"
          fill="#ff7a3d"
        />
        <path d="M-18 20Q0 30 18 20L19 27Q0 37-19 27" fill="#d42837" />
        <path d="M-22-25L-21-13L-14-18M22-25L21-13L14-18" fill="#ffe3c2" />
        <path d="M-27 2C-18-4-10 0-6 6Q0 2 6 6C10 0 18-4 27 2C27 17 13 24 0 24S-27 17-27 2" fill="#fff" />
      </g>
      <g fill="none" stroke="#1c1b22" strokeWidth="4" strokeLinecap="round">
        <path d="M189 62l7 7m0-7-7 7m17-7 7 7m0-7-7 7" stroke="#fff" />
        <path d="M81 52h.1M115 52h.1M98 64h.1" strokeWidth="10" />
        <path d="M91 78Q98 71 105 78M27 128Q62 130 76 112M192 130Q150 142 120 112" />
        <path d="M76 104H86V120H76ZM120 104H110V120H120ZM103 108h7m0 8h-7" fill="#ffc93c" />
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

/**
 * The drawing of an error: a figure of the cast that is lost, waits for the end of maintenance, or has the ends of a cord
 * (docs/pictures.md).
 */
export function ErrorScene({ code }: { code: string }) {
  if (code === '404')
    return (
      <Scene color="bg-[#8ec5ff]" ground="fill-[#5a9fea]">
        <SnailWithoutShell />
      </Scene>
    )
  if (code === '503')
    return (
      <Scene color="bg-[#ffd9a0]" ground="fill-[#f3b25c]">
        <CatAtClosedShop />
      </Scene>
    )
  return (
    <Scene color="bg-[#c6b5f7]" ground="fill-[#a08be0]">
      <ShibaWithCord />
    </Scene>
  )
}
