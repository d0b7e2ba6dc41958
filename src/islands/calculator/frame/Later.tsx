import { memo, startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react'

import { hasScenarios } from '../compare/storage-key.ts'
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
  if (!hasScenarios()) await whenNeeded('main [data-waits]')
  return (explained = await load())
}

type State = 'coming' | 'here' | 'lost'

/** Loads the parts that explain the figures, once they are needed. Until then the built parts are shown for the first input only. */
export function useExplained(input: object): State {
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
    come().then(
      // Without a transition, React would hydrate all of it in one piece.
      () => startTransition(() => setState('here')),
      () => setState('lost'),
    )
  }, [])
  return state
}

type Draw = (explained: Explained) => ReactNode

interface Props {
  state: State
  /** The message when loading fails. */
  lost?: string
  children: Draw
}

/** The parts that explain the figures: the built HTML until their code is loaded, then hydrated in place. */
export function Later({ state, lost, children }: Props) {
  // A change would make React discard the built HTML.
  const [built] = useState(() => children)
  if (state !== 'lost') return <Boundary draw={state === 'here' ? children : built} />
  return (
    lost && (
      <p className="empty" role="alert">
        {lost}
      </p>
    )
  )
}

const Boundary = memo(function Boundary({ draw }: { draw: Draw }) {
  return (
    <Suspense>
      <Drawn draw={draw} />
    </Suspense>
  )
})

function Drawn({ draw }: { draw: Draw }) {
  return draw(explained ?? use(unlessLost()))
}

let shown: Promise<Explained> | undefined

/** `useExplained` reports a failed load; the boundary keeps waiting. */
function unlessLost(): Promise<Explained> {
  return (shown ??= new Promise((resolve) => void come().then(resolve, Boolean)))
}
