/** How a field is written and read that takes more than plain amounts, such as "30 months" in a field of years. */
export interface Spelling {
  /** The number that a text means, NaN when it means none. */
  read: (text: string) => number
  /** How a number is written that the visitor has not typed. */
  write: (value: number) => string
  /** A number said again in words; empty where they would say no more than the number. */
  inWords: (value: number) => string
  /** The end of the sentence that begins with the field's name and refuses what cannot be read. */
  problem: string
}
