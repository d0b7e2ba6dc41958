import { NOT_UNICODE, sourceFromBytes } from './decoder.ts'
import { readBytes } from './format.ts'
import { engineMessage } from './parser.ts'

/**
 * Returns why the engine rejects a file, or undefined when it accepts it. It decodes and parses the file in one thread while
 * `formatDocument` scans and writes it in another.
 */
export async function checkFile({ file }: { file: Blob }): Promise<string | undefined> {
  const source = sourceFromBytes(await readBytes(file))
  return source === undefined ? NOT_UNICODE : engineMessage(source)
}
