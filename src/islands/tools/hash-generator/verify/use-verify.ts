import { useMemo, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useHashes } from '../use-hashes.ts'
import { algorithmsFor, isListName, readExpected } from './checksum-list.ts'

/** Limit of a list in bytes: a hundred thousand lines. */
const LONGEST_LIST = 20_000_000

/** The list, the files, and the digests that the list needs. */
export function useVerify() {
  const { hashes, hashFiles, clear } = useHashes()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const expected = useMemo(() => readExpected(text), [text])

  const hash = (nextFiles: readonly File[], nextText: string) =>
    hashFiles(nextFiles, nextFiles.length === 0 ? [] : algorithmsFor(readExpected(nextText)))
  const change = (next: string) => {
    setText(next)
    const wanted = algorithmsFor(readExpected(next))
    const isSame = wanted.join() === algorithmsFor(expected).join()
    if (!isSame || hashes.hashed.length === 0) hash(files, next)
  }
  return {
    text,
    expected,
    files,
    hashes,
    change,
    /** Takes files. The first checksum list among them becomes the text. */
    async take(dropped: readonly File[]) {
      const list = dropped.find(({ name, size }) => isListName(name) && size <= LONGEST_LIST)
      const others = dropped.filter((file) => file !== list)
      let nextText = text
      try {
        if (list !== undefined) nextText = await list.text()
      } catch (error) {
        showError('Upload Failed', error)
      }
      const nextFiles = others.length > 0 ? others : files
      setText(nextText)
      setFiles(nextFiles)
      hash(nextFiles, nextText)
    },
    removeFiles() {
      setFiles([])
      clear()
    },
  }
}

export type Verify = ReturnType<typeof useVerify>
