import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { PLAIN, type Base64Form } from '../alphabet.ts'
import { decodeFile, encodeFile } from './convert-file.ts'

const text = (blob: Blob) => blob.text()
const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())]
const ignore = () => undefined

const form = fc.record<Base64Form>({
  alphabet: fc.constantFrom('standard', 'url-safe'),
  padding: fc.constantFrom('full', 'none'),
  lineLength: fc.constantFrom(0, 64, 76),
})

describe('a file as Base64', () => {
  // RFC 4648 section 10.
  test.each([
    ['', ''],
    ['f', 'Zg=='],
    ['foobar', 'Zm9vYmFy'],
  ])('%j is %j', async (content, base64) => {
    expect(await text(await encodeFile(new Blob([content]), PLAIN, 'text/plain'))).toBe(base64)
  })

  test('with PEM armour is refused, because its letters are not data', async () => {
    const pem = '-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----\n'
    await expect(decodeFile(new Blob([pem]))).rejects.toThrow('lines BEGIN and END')
  })

  test('agrees with the runtime’s own encoder where pieces meet', async () => {
    const bytes = Uint8Array.from({ length: 912 * 3 + 1 }, (_, index) => index * 7)
    const own = await text(await encodeFile(new Blob([bytes]), PLAIN, '', ignore, 912))
    expect(own).toBe(Buffer.from(bytes).toString('base64'))
  })

  test('has lines that go on where pieces meet', async () => {
    const file = new Blob([new Uint8Array(912 * 2)])
    const lined = await text(await encodeFile(file, { ...PLAIN, lineLength: 76 }, '', ignore, 912))
    expect(lined).toBe(Array.from({ length: 32 }, () => 'A'.repeat(76)).join('\n'))
  })

  test('can be a data URI of the type of the file', async () => {
    const uri = await text(await encodeFile(new Blob(['foo']), 'data-uri', 'image/png'))
    expect(uri).toBe('data:image/png;base64,Zm9v')
    expect(await text((await decodeFile(new Blob([uri]))).bytes)).toBe('foo')
  })

  test('comes back as the same file from every form', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2500 }),
        form,
        fc.integer({ min: 1, max: 300 }),
        async (bytes, written, size) => {
          const base64 = await encodeFile(new Blob([bytes]), written, '', ignore, 912)
          const back = await decodeFile(base64, ignore, size)
          expect(await bytesOf(back.bytes)).toEqual([...bytes])
          expect(back.notes.filter((note) => !note.includes('padding'))).toEqual([])
        },
      ),
    )
  })

  test('tells how far it is', async () => {
    const told: number[] = []
    await encodeFile(new Blob([new Uint8Array(2000)]), PLAIN, '', (done) => told.push(done), 912)
    expect(told).toEqual([912, 1824, 2000])
  })

  test('that has another byte is refused with its place', async () => {
    const refused = (content: string) => decodeFile(new Blob([content]), ignore, 4)
    await expect(refused('Zm9vZm9v!')).rejects.toThrow('byte 9 is not in the Base64 alphabet')
    await expect(refused('data:a/b;base64,Zm!v')).rejects.toThrow('byte 19 is not in')
    await expect(refused('Zg==Zg==')).rejects.toThrow('byte 3 is padding that does not fit')
    await expect(refused('Zm9vZ')).rejects.toThrow('byte 5 is alone at the end')
  })
})
