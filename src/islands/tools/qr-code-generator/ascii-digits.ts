/** The text with its digits as ASCII has them: those of Devanagari and of full width as well. */
export function asciiDigits(text: string): string {
  return text.normalize('NFKC').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966))
}
