import { inMenuOrder } from '../catalogue.ts'
import { definitions } from '../definitions.ts'
import { loadTools } from '../load-tools.ts'
import type { Vector } from './vector.ts'
import { vectors } from './vectors.ts'

/** The address of the page of published results. */
export const PROOF_PATH = '/proof'

/** A published result with the link that fills its page. */
export interface LinkedVector extends Pick<Vector, 'inputs' | 'result' | 'source' | 'text'> {
  /** The last part of the row's label: of a cell, its line and column. */
  rowLabel: string
  href: string
  /** The fields to set before the text is entered, as JSON, and the field that takes the text. */
  fields?: string
  textField?: string
}

/** Returns whether a tool, by its file name, has published results. */
export function isProven(id: string): boolean {
  return vectors.some(({ page }) => `${page}/`.startsWith(`${id}/`))
}

/** Returns all published results, grouped by tool in menu order. */
export async function loadProofGroups() {
  return inMenuOrder(await loadTools()).flatMap(({ entry: { id }, label }) => {
    const own = vectors.filter(({ page }) => `${page}/`.startsWith(`${id}/`))
    return own.length === 0 ? [] : [{ slug: id, label, vectors: own.map(linked) }]
  })
}

function linked(vector: Vector): LinkedVector {
  const { page, inputs, result, source, values, row, text, handOver } = vector
  const isCalculator = Object.hasOwn(definitions, page)
  const fragment = isCalculator ? `#${new URLSearchParams(values)}` : ''
  return {
    inputs,
    result,
    source,
    rowLabel: row.split(' > ').slice(-2).join(', '),
    href: `/tools/${page}${fragment}`,
    ...(text !== undefined && { text }),
    ...(handOver?.fields && { fields: JSON.stringify(handOver.fields) }),
    ...(handOver?.textField !== undefined && { textField: handOver.textField }),
  }
}
