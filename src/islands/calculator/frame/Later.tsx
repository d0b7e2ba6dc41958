import {
  startTransition,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'

import { hasScenarios } from '../compare/storage-key.ts'
import { BuiltPart } from './BuiltPart.tsx'
import type { LateDrawing } from './late-drawing.ts'
import { whenNeeded } from './needed.ts'

type Explained = typeof import('../results/Explained.tsx')

const load = () => import('../results/Explained.tsx')

/** The build renders all parts at once. */
let explained = import.meta.env.SSR ? await load() : undefined
let coming: Promise<Explained> | undefined

function come(): Promise<Explained> {
  return (coming ??= arrive())
}

async function arrive(): Promise<Explained> {
  // Scenarios of an earlier visit are part of the page.
  if (!hasScenarios()) await whenNeeded()
  return (explained = await load())
}

type State = 'coming' | 'here' | 'lost'

/** The state of the parts that explain the figures. */
export interface LaterState {
  state: State
  /** Called by each place once it is hydrated. */
  onHydrated: () => void
}

/** The places of the parts on a page: in the card of the results, and below it. A drawing has another one. */
const PLACES = 2

/** Loads the parts that explain the figures, once they are needed. Until then the built parts are shown for the first input only. */
export function useExplained<Input extends object, Result>(
  input: object,
  drawing?: LateDrawing<Input, Result>,
): LaterState {
  const [state, setState] = useState<State>('coming')
  const [first] = useState(input)
  const isChanged = input !== first
  useEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main [data-waits]')) {
      // Presses before hydration are repeated now, with the current input.
      if (state === 'here') explained?.awake(part)
      else if (isChanged && part.dataset['waits']) part.style.visibility = 'hidden'
    }
  }, [state, isChanged])
  useEffect(() => {
    come()
      .then(() => drawing?.load())
      .catch(() => setState('lost'))
  }, [drawing])
  const left = useRef(drawing ? PLACES + 1 : PLACES)
  const onHydrated = useCallback(() => {
    left.current -= 1
    if (left.current === 0) startTransition(() => setState('here'))
  }, [])
  return useMemo(() => ({ state, onHydrated }), [state, onHydrated])
}

type Draw = (explained: Explained) => ReactNode

interface Props {
  state: LaterState
  /** The message when loading fails. */
  lost?: string
  children: Draw
}

/** The parts that explain the figures: the built HTML until their code is loaded, then hydrated in place. */
export function Later({ state: { state, onHydrated }, lost, children }: Props) {
  // A change would make React discard the built HTML, or wait for an event before it hydrates.
  const [built] = useState(() => children)
  if (state !== 'lost')
    return (
      <BuiltPart
        read={useExplainedCode}
        draw={state === 'here' ? children : built}
        onHydrated={onHydrated}
      />
    )
  return (
    lost && (
      <p className="empty" role="alert">
        {lost}
      </p>
    )
  )
}

let shown: Promise<Explained> | undefined

function useExplainedCode(): Explained {
  return explained ?? use(unlessLost())
}

/** `useExplained` reports a failed load; the boundary keeps waiting. */
function unlessLost(): Promise<Explained> {
  return (shown ??= new Promise((resolve) => void come().then(resolve, Boolean)))
}
