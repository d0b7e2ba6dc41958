import {
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { awake } from '@/lib/awake.ts'
import { whenNeeded } from '../frame/needed.ts'
import type { ListProps } from './list-types.ts'

type File = typeof import('./ListControl.tsx')

const load = () => import('./ListControl.tsx')

/** The build renders lists at once. */
let file: File | undefined = import.meta.env.SSR ? await load() : undefined
let coming: Promise<File> | undefined

function come(): Promise<File> {
  return (coming ??= new Promise((resolve) => {
    void attempt(async () => {
      await whenNeeded()
      resolve((file = await loadPart(load)))
    })
  }))
}

/**
 * A list whose code is loaded once the page is used. Until then the built lines are shown, and a press on one of their buttons
 * is repeated afterwards (layouts/head/early-presses.ts).
 */
export function LateList<Entry extends object>(props: ListProps<Entry>) {
  const box = useRef<HTMLDivElement>(null)
  // A change would make React discard the built HTML.
  const [first] = useState(props)
  const [isHere, setHere] = useState(false)
  const onHydrated = useCallback(() => startTransition(() => setHere(true)), [])
  useEffect(() => {
    if (isHere && box.current) awake(box.current)
  }, [isHere])
  return (
    <div ref={box} data-late={isHere ? undefined : ''}>
      <Boundary
        list={(isHere ? props : first) as unknown as ListProps<object>}
        onHydrated={onHydrated}
      />
    </div>
  )
}

interface BoundaryProps {
  list: ListProps<object>
  onHydrated: () => void
}

const Boundary = memo(function Boundary(props: BoundaryProps) {
  return (
    <Suspense>
      <Loaded {...props} />
    </Suspense>
  )
})

function Loaded({ list, onHydrated }: BoundaryProps) {
  useEffect(onHydrated, [onHydrated])
  const { ListControl } = file ?? use(come())
  return <ListControl {...list} />
}
