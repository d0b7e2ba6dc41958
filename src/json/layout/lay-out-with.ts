import { readNodes, type Nodes } from '../text/nodes.ts'
import type { Layout } from '../text/result.ts'
import { ByteSink } from './byte-sink.ts'
import { optionsFor, type LayoutOptions } from './layout-options.ts'
import { OptionsWriter } from './options-writer.ts'

/** A parsed document with its layout options and its exact output size. */
export interface PreparedLayout {
  /** The exact number of bytes that `write` returns. */
  size: number
  write: (onShareDone?: (share: number) => void) => Uint8Array<ArrayBuffer>
}

/**
 * Prepares a valid document for formatting with options. Parses it and does a dry run to find the output size. Throws an
 * error with a message for the visitor when memory runs out.
 */
export function prepareLayout(
  bytes: Uint8Array,
  layout: Layout,
  chosen: LayoutOptions,
): PreparedLayout {
  const nodes = readOrExplain(bytes)
  const options = optionsFor(layout, chosen)
  const counting = new ByteSink()
  new OptionsWriter(nodes, layout, options, counting).write()
  const { size } = counting
  return {
    size,
    write: (onShareDone) => {
      const output = new Uint8Array(size)
      new OptionsWriter(nodes, layout, options, new ByteSink(output)).write(onShareDone)
      return output
    },
  }
}

function readOrExplain(bytes: Uint8Array): Nodes {
  try {
    return readNodes(bytes)
  } catch {
    throw new Error(
      'Not enough memory to format this document with these options. Reset the options and try again.',
    )
  }
}
