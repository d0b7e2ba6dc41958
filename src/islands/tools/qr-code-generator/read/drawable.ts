/** The side to which a drawing without pixels of its own is drawn. */
const DRAWN_PX = 1600

/** A picture as the worker takes it. Only a page can draw an SVG; everything else is opened in the worker. */
export async function drawable(file: Blob): Promise<Blob | ImageBitmap> {
  if (file.type !== 'image/svg+xml') return file
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await drawn(image)
  } catch {
    return file
  } finally {
    URL.revokeObjectURL(address)
  }
}

function drawn(image: HTMLImageElement): Promise<ImageBitmap> {
  const { naturalWidth, naturalHeight } = image
  const scale = DRAWN_PX / Math.max(naturalWidth, naturalHeight)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return createImageBitmap(canvas)
}
