/** Returns the pictures on the clipboard. Rejects with a sentence for the visitor if there are none or the browser refuses. */
export async function picturesOnClipboard(): Promise<File[]> {
  const pictures = await clipboardPictures()
  if (pictures.length === 0) throw new Error('There is no picture on the clipboard.')
  return pictures
}

async function clipboardPictures(): Promise<File[]> {
  try {
    const items = await navigator.clipboard.read()
    const pictures = items.map(async (item) => {
      const type = item.types.find((one) => one.startsWith('image/'))
      if (type === undefined) return []
      return [new File([await item.getType(type)], 'Pasted picture', { type })]
    })
    return (await Promise.all(pictures)).flat()
  } catch {
    throw new Error(
      'The clipboard could not be read by this button. Press Ctrl+V (⌘V) instead, or choose the picture as a file.',
    )
  }
}
