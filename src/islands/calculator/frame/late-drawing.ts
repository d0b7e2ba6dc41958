import type { ReactNode } from 'react'

import type { Strokes } from '../charts/strokes.ts'

/** What a tool's file of its drawing exports. */
export interface DrawingFile<Input extends object, Result> {
  /** What is drawn; undefined without a result that can be drawn. */
  strokes: (result: Result, input: Input) => Strokes | undefined
  Drawing: (props: { result: Result; input: Input }) => ReactNode
}

/** The drawing of a result. The build renders it at once, and its code is loaded with what explains the result. */
export interface LateDrawing<Input extends object, Result> {
  /** Undefined until it is loaded. */
  file: DrawingFile<Input, Result> | undefined
  /** Returns the same promise at each call. */
  load: () => Promise<DrawingFile<Input, Result>>
}

/** Returns a drawing of which only the build has the file at once. */
export function lateDrawing<Input extends object, Result>(
  load: () => Promise<DrawingFile<Input, Result>>,
  built: DrawingFile<Input, Result> | undefined,
): LateDrawing<Input, Result> {
  let coming: Promise<DrawingFile<Input, Result>> | undefined
  const drawing: LateDrawing<Input, Result> = {
    file: built,
    load: () => (coming ??= load().then((file) => (drawing.file = file))),
  }
  return drawing
}
