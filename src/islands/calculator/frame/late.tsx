import {
  type ComponentType,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

import { attempt, loadPart } from '@/islands/ui/work/load-part.ts'
import { awake } from '@/lib/awake.ts'
import { BuiltPart } from './BuiltPart.tsx'
import { whenNeeded } from './needed.ts'

/**
 * Returns a component whose code is loaded once it is needed (see `whenNeeded`). Until then the page shows the built HTML, and a
 * press on one of its buttons is repeated afterwards (layouts/head/early-presses.ts). If the code cannot be loaded, a toast says
 * so. `built` is the component itself while the site is built. `isResult`: the HTML belongs to the values that are shown. It is
 * hidden when they change before the code has loaded, and adds no box to the layout.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  built: ComponentType<Props> | undefined,
  isResult = true,
): ComponentType<Props> {
  const read = createReader(load, built)
  return function Late(props: Props) {
    const box = useRef<HTMLDivElement>(null)
    const [first] = useState(props)
    const [isHere, setHere] = useState(false)
    const onHydrated = useCallback(() => startTransition(() => setHere(true)), [])
    useEffect(() => {
      if (isHere && box.current) awake(box.current)
    }, [isHere])
    const shown = isHere ? props : first
    const draw = useCallback(
      (Part: ComponentType<Props>): ReactNode => <Part {...shown} />,
      [shown],
    )
    const isOld = isResult && differ(props, shown)
    return (
      <div
        ref={box}
        className={isResult ? 'contents' : undefined}
        data-late={isHere ? undefined : ''}
        style={isOld ? { visibility: 'hidden' } : undefined}
      >
        <BuiltPart read={read} draw={draw} onHydrated={onHydrated} />
      </div>
    )
  }
}

/** Returns a function that returns the code, or suspends until it is loaded. */
function createReader<Code>(load: () => Promise<Code>, built: Code | undefined): () => Code {
  let code = built
  let coming: Promise<Code> | undefined
  const come = () =>
    (coming ??= new Promise((resolve) => {
      void attempt(async () => {
        await whenNeeded()
        resolve((code = await loadPart(load)))
      })
    }))
  return () => code ?? use(come())
}

function differ<Props extends object>(one: Props, other: Props): boolean {
  return (Object.keys(one) as (keyof Props)[]).some((name) => one[name] !== other[name])
}
