import { memo, startTransition, Suspense, use, useEffect, useState, type ReactNode } from 'react'

type Explained = typeof import('../results/Explained.tsx')

const load = () => import('../results/Explained.tsx')

/** The built page has all of it from the start. */
let explained = import.meta.env.SSR ? await load() : undefined
let coming: Promise<Explained> | undefined

function come(): Promise<Explained> {
  return (coming ??= load().then((loaded) => (explained = loaded)))
}

type State = 'coming' | 'here' | 'lost'

/** Loads what explains the figures, once these are there. Until then the built one stands for no other input than the first. */
export function useExplained(input: object): State {
  const [state, setState] = useState<State>('coming')
  const [first] = useState(input)
  const isChanged = input !== first
  useEffect(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main [data-waits]')) {
      // What was pressed in it is done with the present input, which it is drawn with by now.
      if (state === 'here') explained?.awake(part)
      else if (isChanged && part.dataset['waits']) part.style.visibility = 'hidden'
    }
  }, [state, isChanged])
  useEffect(() => {
    come().then(
      // A change that is no transition would make React take over all of it in one piece.
      () => startTransition(() => setState('here')),
      () => setState('lost'),
    )
  }, [])
  return state
}

type Draw = (explained: Explained) => ReactNode

interface Props {
  state: State
  /** What is said when it does not come. */
  lost?: string
  children: Draw
}

/** What explains the figures. It stands as it is in the built page until its code is there, and comes alive in its place. */
export function Later({ state, lost, children }: Props) {
  // A change would make React throw away what stands there.
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

/** What does not come is told by `useExplained`; the boundary waits on. */
function unlessLost(): Promise<Explained> {
  return (shown ??= new Promise((resolve) => void come().then(resolve, Boolean)))
}
