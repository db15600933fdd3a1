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
    <section
      key={`${direction} ${action}`}
      className="grid min-h-80 content-center items-center gap-4 rounded-card bg-wash p-5 tablet:min-h-52 tablet:grid-cols-[auto_minmax(0,1fr)]"
    >
      <svg
        viewBox="0 0 40 40"
        width="72"
        height="72"
        aria-hidden="true"
        className={`rounded-full p-4 ${direction === 'UP' ? 'bg-ink text-paper' : 'bg-line text-ink'}`}
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
      <div>
        <h2 className="text-heading leading-snug font-extrabold">{title}</h2>
        <p className="mt-2">{labels.actions[action]}</p>
        <p className="mt-1 text-note text-sub">{message}</p>
      </div>
    </section>
  )
}
