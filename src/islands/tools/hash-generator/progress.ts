/** How far the reading of files is. */
export interface Progress {
  bytesDone: number
  bytesInAll: number
  bytesPerSecond: number
}

/** The progress of a reading that begins now, by the bytes that are done. */
export function progressFrom(bytesInAll: number): (bytesDone: number) => Progress {
  const startedAt = performance.now()
  return (bytesDone) => {
    const seconds = (performance.now() - startedAt) / 1000
    return { bytesDone, bytesInAll, bytesPerSecond: seconds > 0 ? bytesDone / seconds : 0 }
  }
}
