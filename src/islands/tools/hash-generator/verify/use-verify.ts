import { useMemo, useState } from 'react'

import { showError } from '@/lib/stores/toast.ts'

import { useHashes } from '../use-hashes.ts'
import { algorithmsFor, isListName, readGiven } from './given.ts'

/** Bytes of the longest list that is read; a hundred thousand lines. */
const LONGEST_LIST = 20_000_000

/** The list and the files, and the digests of the files by every algorithm the list asks for. */
export function useVerify() {
  const { hashes, hashFiles, clear } = useHashes()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const given = useMemo(() => readGiven(text), [text])

  const hash = (nextFiles: readonly File[], nextText: string) =>
    hashFiles(nextFiles, nextFiles.length === 0 ? [] : algorithmsFor(readGiven(nextText)))
  const change = (next: string) => {
    setText(next)
    const wanted = algorithmsFor(readGiven(next))
    const isSame = wanted.join() === algorithmsFor(given).join()
    if (!isSame || hashes.hashed.length === 0) hash(files, next)
  }
  return {
    text,
    given,
    files,
    hashes,
    change,
    /** Takes files; the first checksum list among them goes into its box. */
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
