import { useEffect, useState, type RefObject } from 'react'

import { attempt } from '@/islands/ui/work/load-part.ts'
import { useRestoredFields } from '@/islands/ui/early/use-entry-fields.ts'
import { useWiped } from '@/islands/ui/fields/wiped-on-leave.tsx'
import { loadWords } from './load-words.ts'
import { DEFAULT_PASSPHRASE, generatePassphrase, type PassphraseChoice } from './passphrase.ts'

/** The state of the passphrase page: what is asked for, and a passphrase that is only ever in this page's memory. */
export function usePassphrase(options: RefObject<HTMLElement | null>) {
  const [choice, setChoice] = useState(DEFAULT_PASSPHRASE)
  const [passphrase, setPassphrase] = useState('')
  const { words, ...others } = choice
  useRestoredFields(options, { ...others, words: String(words) })

  const make = (next: PassphraseChoice) =>
    attempt(async () => {
      const list = await loadWords()
      setPassphrase(generatePassphrase(next, list))
    })
  useEffect(() => {
    void make(choice)
  }, [choice])
  useWiped(
    () => setPassphrase(''),
    () => void make(choice),
  )

  return {
    choice,
    passphrase,
    change: (changes: Partial<PassphraseChoice>) => setChoice({ ...choice, ...changes }),
    renew: () => void make(choice),
  }
}
