import type { LoyaltyNotification } from './read-notification.ts'
import type { NotificationLabels } from './labels.ts'

const arrows = {
  UP: 'M20 33V7M9 18L20 7l11 11',
  DOWN: 'M20 7v26M9 22l11 11 11-11',
  UNKNOWN: 'M20 9v14M20 31v.1',
} as const

/** The change with its reason and its consequences. */
export function NotificationCard({ labels, direction, action }: LoyaltyNotification & { labels: NotificationLabels }) {
  const { title, message } = labels.directions[direction]
  return (
    <section key={`${direction} ${action}`}>
      <svg
        viewBox="0 0 40 40"
        width="72"
        height="72"
        aria-hidden="true"
        className={`painted rounded-full p-4 ${direction === 'UP' ? 'bg-ink text-paper' : 'bg-paper text-ink'}`}
      >
        <path
          d={arrows[direction]}
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2 className="mt-3 text-title font-extrabold desktop:text-stage">{title}</h2>
      <p className="mt-2 font-bold">{labels.actions[action]}</p>
      <p className="mt-1 text-note">{message}</p>
    </section>
  )
}
