import type { ReactNode } from 'react'

import type { CalculatorDefinition, Change, LaterFile } from './definition.ts'
import type { Calculated } from './inputs.ts'
import type { LateCode } from './late.tsx'

/** The input of any calculator, by the names of its fields. */
export type Values = Record<string, unknown>

/** The definition of any calculator. */
export type Definition = CalculatorDefinition<Values, unknown>

/** What each part of a calculator's page is drawn from. */
export interface Shown {
  definition: Definition
  /** The values as they were when typing last paused. */
  settled: Calculated<Values, unknown>
  change: Change<Values>
}

/** What a part that is loaded later is drawn from. */
export interface Explained extends Shown {
  file: LaterFile<Values, unknown>
}

/** The later part of any calculator, with the components of the frame that draw it. */
export type LatePart = LateCode<{
  Says: (props: Explained) => ReactNode
  ChartPlace: (props: Shown) => ReactNode
  ResultActions: (props: Explained) => ReactNode
  Below: (props: Explained) => ReactNode
  file: LaterFile<Values, unknown>
}>
