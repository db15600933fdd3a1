import type { ReactNode } from 'react'

/** A section of a diagnostic page with its heading. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mt-8 border-t-2 border-ink pt-4">
      <h2 className="text-lead leading-tight font-extrabold">{title}</h2>
      {lead !== undefined && <p className="mt-1 text-small text-sub">{lead}</p>}
      <div className="mt-3">{children}</div>
    </section>
  )
}

/** A button in a panel, as wide as its label. */
export function PanelButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="mt-3 h-11 rounded-full border-2 border-ink px-5 text-note font-bold"
    >
      {children}
    </button>
  )
}

/** A label and its value, side by side if there is enough width. */
export function PanelRow({ name, because, children }: { name: string; because?: string; children: ReactNode }) {
  return (
    <div className="border-b border-line py-2.5 tablet:grid tablet:grid-cols-[13rem_minmax(0,1fr)] tablet:gap-4">
      <dt className="text-small text-sub">{name}</dt>
      <dd>
        <span className="font-bold">{children}</span>
        {because !== undefined && <span className="block text-small text-sub">{because}</span>}
      </dd>
    </div>
  )
}

/** Yes, no or unknown, as a word and a colour. */
export function Verdict({ isGood, children }: { isGood: boolean | undefined; children: ReactNode }) {
  const look =
    isGood === undefined
      ? 'bg-wash text-sub'
      : isGood
        ? 'bg-ink text-paper solid-when-forced'
        : 'border-2 border-accent text-accent'
  return (
    <span
      className={`inline-grid h-7 min-w-16 place-items-center rounded-chip px-2.5 text-small font-bold whitespace-nowrap ${look}`}
    >
      {children}
    </span>
  )
}

/** Text that may be long and unbroken, such as a URL. Very long text is scrollable, including by keyboard. */
export function Code({ children }: { children: ReactNode }) {
  return (
    <code tabIndex={0} className="block max-h-28 overflow-y-auto rounded-chip bg-wash px-3 py-2 text-tiny break-all">
      {children}
    </code>
  )
}
