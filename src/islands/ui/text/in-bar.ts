/** UTF-16 code units that the bar of a phone has room for. */
const MOST_IN_BAR = 40

/** Returns the attributes of an element whose text the bar of a phone shows from its first characters (layouts/scripts/bar/result-bar.ts). */
export function inBar(label: string, text: string) {
  return {
    'data-answer': true,
    'data-look': 'code',
    'data-label': label,
    'data-figure': text.slice(0, MOST_IN_BAR).replace(/\s+/g, ' ').trim(),
  }
}
