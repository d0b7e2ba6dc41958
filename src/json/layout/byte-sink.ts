/** Receives output bytes. Without an output array it only counts them. */
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
      // Most tokens are a few bytes long, and for those a loop is faster than `set` with a subarray.
      for (let at = start, to = this.size; at < end; at++, to++) output[to] = bytes[at] as number
    }
    this.size += end - start
  }
}
