import { Skeleton } from '../../shared/skeleton.tsx'

/** The size of everything that depends on the visitor. */
export function SimulatorSkeleton() {
  return (
    <div className="unscripted:hidden">
      <Skeleton className="h-19" />
      <Skeleton className="mt-8 h-51" />
      <Skeleton className="mt-8 h-53 tablet:h-38" />
      <Skeleton className="mt-8 h-122 tablet:h-125" />
      <Skeleton className="mt-8 h-13" />
      <Skeleton className="mt-12 h-65" />
    </div>
  )
}
