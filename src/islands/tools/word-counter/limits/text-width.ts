/** Beyond this nothing fits any more, and measuring takes time. */
const MOST_MEASURED = 2000

/**
 * How wide a text is in one line, in pixels, in Arial of a size, or in what this device has in its place; undefined where the
 * browser has no canvas or tells nothing. A text that is far too long is measured at its beginning.
 */
export function textWidth(text: string, sizePx: number): number | undefined {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return undefined
  context.font = `${sizePx}px Arial, sans-serif`
  const line = text.slice(0, MOST_MEASURED).trim().replace(/\s+/g, ' ')
  const width = Math.ceil(context.measureText(line).width)
  return Number.isFinite(width) && (width > 0 || line === '') ? width : undefined
}
