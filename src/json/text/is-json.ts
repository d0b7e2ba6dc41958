/** Returns whether a text is a JSON document, by the engine's parser. */
export function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
