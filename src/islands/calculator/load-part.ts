/** A part of the page that is loaded when it is needed. Rejects with the sentence the visitor reads when it cannot be. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch {
    throw new Error('A part of this page has not loaded. Please try again when you are online.')
  }
}
