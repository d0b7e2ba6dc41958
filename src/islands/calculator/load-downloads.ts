/** What makes the files of the download buttons. Rejects with the sentence the visitor reads when it cannot be loaded. */
export async function loadDownloads() {
  try {
    return await import('./downloads.ts')
  } catch {
    throw new Error('A part of this page has not loaded. Please try again when you are online.')
  }
}
