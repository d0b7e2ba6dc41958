import { memo, type ReactNode, Suspense, useEffect } from 'react'

interface Props<Code> {
  /** Returns the code, or suspends until it is there. */
  read: () => Code
  /** Must stay the same until then: a change would make React discard the built HTML. */
  draw: (code: Code) => ReactNode
  onHydrated: () => void
}

/** A part of a page that stays as built HTML until its code is there, and is then hydrated in place. */
export const BuiltPart = memo(function BuiltPart<Code>(props: Props<Code>) {
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  )
}) as <Code>(props: Props<Code>) => ReactNode

function Drawn<Code>({ read, draw, onHydrated }: Props<Code>): ReactNode {
  useEffect(onHydrated, [onHydrated])
  return draw(read())
}
