import { memo, use, type ReactNode } from 'react'

import type { Calculated } from './inputs.ts'
import type { LateDrawing } from './late-drawing.ts'
import { Later, type LaterState } from './Later.tsx'

interface Props<Input extends object, Result> {
  drawing: LateDrawing<Input, Result>
  settled: Calculated<Input, Result>
  state: LaterState
}

/** The drawing of the result: the built one until its code is loaded. */
export const DrawingPlace = memo(function DrawingPlace<Input extends object, Result>({
  drawing,
  settled,
  state,
}: Props<Input, Result>): ReactNode {
  return (
    <div className="drawing" data-waits="figures">
      <Later state={state}>{() => <Drawn drawing={drawing} {...settled} />}</Later>
    </div>
  )
}) as <Input extends object, Result>(props: Props<Input, Result>) => ReactNode

interface DrawnProps<Input extends object, Result> extends Calculated<Input, Result> {
  drawing: LateDrawing<Input, Result>
}

function Drawn<Input extends object, Result>({ drawing, ...shown }: DrawnProps<Input, Result>) {
  const { Drawing } = drawing.file ?? use(unlessLost(drawing))
  return <Drawing {...shown} />
}

const waiting = new WeakMap<object, Promise<unknown>>()

/** `useExplained` reports a failed load; the boundary keeps waiting. */
function unlessLost<Input extends object, Result>(drawing: LateDrawing<Input, Result>) {
  type File = Awaited<ReturnType<(typeof drawing)['load']>>
  const found = waiting.get(drawing) as Promise<File> | undefined
  const promise = found ?? new Promise<File>((resolve) => drawing.load().then(resolve, Boolean))
  waiting.set(drawing, promise)
  return promise
}
