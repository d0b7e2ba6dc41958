import { unpackGzip, type UnpackAnswer } from './unpack.ts'

/** Unpacks one gzip file off the page's thread: a small file can become a thousand times its size. */
self.onmessage = async ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  const answer = (message: UnpackAnswer, transfer: Transferable[] = []) =>
    self.postMessage(message, { transfer })
  try {
    const unpacked = await unpackGzip(data)
    answer({ unpacked }, [unpacked.bytes.buffer])
  } catch (error) {
    answer({ problem: (error as Error).message })
  }
}
