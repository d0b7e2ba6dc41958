import { readNodes, type Nodes } from '../text/nodes.ts'
import type { Layout } from '../text/result.ts'
import { ByteSink } from './byte-sink.ts'
import { optionsFor, type LayoutOptions } from './layout-options.ts'
import { OptionsWriter } from './options-writer.ts'

/** A document that is ready to be laid out as its visitor chose. */
export interface PreparedLayout {
  /** The exact number of bytes that `write` gives. */
  size: number
  write: (onShareDone?: (share: number) => void) => Uint8Array<ArrayBuffer>
}

/**
 * Prepares a valid document to be laid out with options: what it holds is read, and written once into nothing to know its size.
 * Throws the sentence the visitor reads when there is not the memory for that.
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
      'There is not the memory to lay this document out with these options. With the options reset it takes less.',
    )
  }
}
