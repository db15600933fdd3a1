'use client'

import { ActionButton } from '../../shared/action-button.tsx'

/** Why there is nothing to tap. */
export function Closed({ children }: { children: string }) {
  return <p className="grid min-h-13 place-items-center rounded-full bg-wash px-5 text-center text-note font-bold text-sub">{children}</p>
}

type WayOnProps = { text: string; label?: string; isBusy?: boolean; onClick?: () => void }

/** What stands in the way, and what can be done about it here. */
export function WayOn({ text, label, isBusy = false, onClick }: WayOnProps) {
  return (
    <>
      <p className="text-note">{text}</p>
      {label !== undefined && onClick && (
        <ActionButton kind="secondary" isBusy={isBusy} onClick={onClick}>
          {label}
        </ActionButton>
      )}
    </>
  )
}
