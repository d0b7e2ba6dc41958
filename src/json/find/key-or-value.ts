/** Tells, for places of a valid JSON text asked for in their order, whether they lie in a key or in a value. */
export class KeyOrValue {
  private readonly text: string
  /** The string that ends last of those that were looked at, with its quotes. */
  private start = 0
  private end = 0

  constructor(text: string) {
    this.text = text
  }

  /** 'neither' for a place that reaches beyond one key or value, such as `"a": 1`; an array or object is none, only what is in it. */
  kindOf(start: number, end: number): 'keys' | 'values' | 'neither' {
    // A string has no line break in it: whatever stands before the line need not be read.
    const line = this.text.lastIndexOf('\n', start)
    if (line > this.end) this.end = line
    while (this.end <= start && this.end < this.text.length) this.nextString()
    if (start >= this.start && end <= this.end)
      return this.text[this.end] === ':' ? 'keys' : 'values'
    return start < this.start && BARE.test(this.text.slice(start, end)) ? 'values' : 'neither'
  }

  private nextString(): void {
    const { text } = this
    const quote = text.indexOf('"', this.end)
    if (quote < 0) {
      this.start = this.end = text.length
      return
    }
    let close = text.indexOf('"', quote + 1)
    while (isEscaped(text, close)) close = text.indexOf('"', close + 1)
    this.start = quote
    this.end = close + 1
  }
}

/** Numbers and words, whole or in part. */
const BARE = /^[^\s[\]{},:"]+$/

function isEscaped(text: string, quote: number): boolean {
  let first = quote
  while (text[first - 1] === '\\') first--
  return (quote - first) % 2 === 1
}
