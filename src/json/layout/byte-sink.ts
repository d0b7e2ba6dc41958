/** Where bytes go: into nothing, to count them, or into an output that has just their size. */
export class ByteSink {
  size = 0
  private readonly output: Uint8Array | undefined

  constructor(output?: Uint8Array) {
    this.output = output
  }

  byte(byte: number): void {
    if (this.output !== undefined) this.output[this.size] = byte
    this.size++
  }

  repeat(byte: number, times: number): void {
    this.output?.fill(byte, this.size, this.size + times)
    this.size += times
  }

  copy(bytes: Uint8Array, start = 0, end = bytes.length): void {
    const { output } = this
    if (output !== undefined) {
      // Most tokens are a few bytes, for which setting a part of an array would take longer.
      for (let at = start, to = this.size; at < end; at++, to++) output[to] = bytes[at] as number
    }
    this.size += end - start
  }
}
