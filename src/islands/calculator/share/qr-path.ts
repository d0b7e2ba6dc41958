/** White modules around a code (ISO/IEC 18004, 5.3.8). */
const QUIET_ZONE = 4
/** Longer links make modules under half a millimetre on paper, which phones no longer read. */
const LONGEST_LINK = 800

export interface QrDrawing {
  /** The side of the drawing in modules, with the white around them. */
  size: number
  /** The path of the dark modules. */
  path: string
}

/** The QR code of a link as a drawing; undefined for a link that is too long to be read from paper. */
export async function qrDrawing(link: string): Promise<QrDrawing | undefined> {
  if (link.length > LONGEST_LINK) return undefined
  const { correction, generate } = await import('lean-qr')
  const modules = generate(link, { maxCorrectionLevel: correction.M })
  let path = ''
  for (let y = 0; y < modules.size; y++)
    for (let x = 0; x < modules.size; x++)
      if (modules.get(x, y)) path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h1v1h-1z`
  return { size: modules.size + 2 * QUIET_ZONE, path }
}
