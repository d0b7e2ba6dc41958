import { createSHA512, type IHasher } from 'hash-wasm'

/** Initial words of SHA-512 (FIPS 180-4, section 5.3.5). */
const SHA512_START = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
]
const WORD_BYTES = 8

/**
 * Creates a hasher of SHA-512/224 or SHA-512/256: SHA-512 with other initial words, truncated. The library lacks them, but it
 * can load a saved state. The words are the digest of the name under altered words of SHA-512 (FIPS 180-4, section 5.3.6).
 */
export async function createTruncatedSHA512(bits: 224 | 256): Promise<IHasher> {
  const generator = await createSHA512()
  const altered = SHA512_START.map((word) => word ^ 0xa5a5a5a5a5a5a5a5n)
  const name = generator.init().load(stateFrom(generator.save(), altered)).update(`SHA-512/${bits}`)
  const start = new DataView(name.digest('binary').buffer)
  const hasher = await createSHA512()
  const words = SHA512_START.map((_, at) => start.getBigUint64(at * WORD_BYTES))
  const state = stateFrom(hasher.init().save(), words)
  return cutShort(hasher, state, bits / 8)
}

/** Returns the state of a new hasher with other initial words. Throws if it does not contain those of SHA-512. */
function stateFrom(fresh: Uint8Array, words: readonly bigint[]): Uint8Array {
  const known = bytesOf(SHA512_START)
  const at = fresh.findIndex((_, index) => known.every((byte, i) => fresh[index + i] === byte))
  if (at < 0) throw new Error('The state of this hasher is not that of SHA-512.')
  const state = fresh.slice()
  state.set(bytesOf(words), at)
  return state
}

/** WebAssembly stores words with the lowest byte first. */
function bytesOf(words: readonly bigint[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(words.length * WORD_BYTES))
  words.forEach((word, at) => view.setBigUint64(at * WORD_BYTES, word, true))
  return new Uint8Array(view.buffer)
}

function cutShort(hasher: IHasher, start: Uint8Array, digestSize: number): IHasher {
  function digest(outputType: 'binary'): Uint8Array
  function digest(outputType?: 'hex'): string
  function digest(outputType: 'binary' | 'hex' = 'hex'): Uint8Array | string {
    return outputType === 'binary'
      ? hasher.digest('binary').slice(0, digestSize)
      : hasher.digest().slice(0, 2 * digestSize)
  }
  const truncated: IHasher = {
    ...hasher,
    digestSize,
    digest,
    init() {
      hasher.init().load(start)
      return truncated
    },
    update(data) {
      hasher.update(data)
      return truncated
    },
    load(state) {
      hasher.load(state)
      return truncated
    },
  }
  return truncated
}
