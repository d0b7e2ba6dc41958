import {
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'

import { entryFields } from '@/islands/ui/early/use-entry-fields.ts'
import { awake, firstUse } from '@/lib/first-use.ts'

/**
 * The code of a part that is loaded later than the page: when the page is first used. Until then the page shows the HTML of the
 * build, in which a press is repeated afterwards (layouts/head/early-presses.ts). This file is the only way to load a part of a
 * calculator later: `lateCode` names the code, and `Later` is its place.
 */
export interface LateCode<Code> {
  /** Undefined until it is loaded. */
  code: Code | undefined
  /** Loads it once it is needed. Returns the same promise at each call. */
  come: () => Promise<Code>
}

/** Returns the late code that `load` loads: at once if `isRestored` says that it restores something, else once it is needed. */
export function lateCode<Code>(
  load: () => Promise<Code>,
  isRestored?: () => boolean,
): LateCode<Code> {
  let coming: Promise<Code> | undefined
  const arrive = async () => {
    if (!import.meta.env.SSR && !isRestored?.()) await whenNeeded()
    return (late.code = await load())
  }
  const late: LateCode<Code> = { code: undefined, come: () => (coming ??= arrive()) }
  return late
}

/** Waits, while the site is built, until the code is there: it must be called above all boundaries of the page. */
export function useBuilt(...all: readonly LateCode<unknown>[]): void {
  if (import.meta.env.SSR) for (const late of all) use(late.come())
}

let needed: Promise<void> | undefined

/** Resolves when the page is used, or has other values than the built ones, from a link or from its history entry. */
function whenNeeded(): Promise<void> {
  return (needed ??= new Promise((resolve) => {
    if (location.hash !== '' || entryFields() !== undefined) resolve()
    // Another address of the same page can be typed without an event of use.
    addEventListener('hashchange', () => resolve(), { once: true })
    void firstUse().then(resolve)
  }))
}

interface Props<Code> {
  late: LateCode<Code>
  /** What the part shows. The built part is hidden once this changes before the code has come: it would show other values. */
  of?: unknown
  className?: string
  /** The message when the code cannot be loaded. */
  lost?: string
  children: (code: Code) => ReactNode
}

/** The place of a late part: its built HTML until its code is there, which is then hydrated in place. */
export function Later<Code>({ late, of, className = 'contents', lost, children }: Props<Code>) {
  const box = useRef<HTMLDivElement>(null)
  const [built] = useState({ of, draw: children })
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming')
  const onHydrated = useCallback(() => startTransition(() => setState('here')), [])
  const isHere = state === 'here'
  useEffect(() => {
    late.come().catch(() => setState('lost'))
  }, [late])
  useEffect(() => {
    if (isHere && box.current) awake(box.current)
  }, [isHere])
  if (state === 'lost') return lost && <Lost>{lost}</Lost>
  return (
    <div
      ref={box}
      className={className}
      data-waits={isHere ? undefined : ''}
      style={isHere || of === built.of ? undefined : { visibility: 'hidden' }}
    >
      <Boundary late={late} draw={isHere ? children : built.draw} onHydrated={onHydrated} />
    </div>
  )
}

interface BoundaryProps<Code> {
  late: LateCode<Code>
  draw: (code: Code) => ReactNode
  onHydrated: () => void
}

/** Nothing in it may change before it is hydrated: React would discard the built HTML. */
const Boundary = memo(function Boundary<Code>(props: BoundaryProps<Code>) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}) as <Code>(props: BoundaryProps<Code>) => ReactNode

function Drawn<Code>({ late, draw, onHydrated }: BoundaryProps<Code>): ReactNode {
  useEffect(onHydrated, [onHydrated])
  return draw(late.code ?? use(unlessLost(late)))
}

const waiting = new WeakMap<object, Promise<unknown>>()

/** Returns a promise that never rejects: `Later` shows that the code is lost. */
function unlessLost<Code>(late: LateCode<Code>): Promise<Code> {
  const found = waiting.get(late) as Promise<Code> | undefined
  const promise = found ?? new Promise<Code>((resolve) => late.come().then(resolve, Boolean))
  waiting.set(late, promise)
  return promise
}

function Lost({ children }: { children: string }) {
  return (
    <p className="empty" role="alert">
      {children}
    </p>
  )
}
