import { useMemo, useState } from 'react'

import { useTextTool } from '@/islands/text-tool/use-text-tool.ts'
import { MOST_SEARCHED, TOKEN_LIKE } from '@/islands/ui/token/token-like.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { base64, notTextOf, upload } from './text-tool.ts'

/** The state of the Base64 tool. */
export function useBase64() {
  const tool = useTextTool(base64)
  const { mode, text, outcome } = tool
  const [note, setNote] = useState<{ text: string; sentence: string }>()
  const token = useToken(text)
  const isRefused = outcome.state === 'failed'
  return {
    ...tool,
    isRefused,
    /** The bytes of Base64 that is not text. */
    bytes: notTextOf(outcome.failed?.error.cause)?.bytes,
    /** A JSON Web Token in a text that is not decoded as Base64; 'loading' while its part loads. */
    token: mode === 'encode' || isRefused ? token : undefined,
    /** A remark about the file that the text came from. */
    note: note?.text === text ? note.sentence : undefined,
    async takeFile(file: File) {
      const { text: content, encoding } = await upload.read(file)
      // A byte order mark belongs to a text, but is not a letter of Base64.
      const next = mode === 'encode' ? content : content.replace(/^\uFEFF/, '')
      tool.edit(next)
      const sentence = `${file.name} is UTF-16. Its text is encoded as UTF-8.`
      setNote(encoding === 'utf-8' ? undefined : { text: next, sentence })
    },
  }
}

export type Base64Tool = ReturnType<typeof useBase64>

// Without this part the text is handled as any other.
const loadToken = () => import('./report/JwtView.tsx').catch(() => 'lost' as const)

/** Finds a JSON Web Token in a text: undefined without one, 'loading' while the part that reads it loads. */
function useToken(text: string) {
  const isLike = useMemo(() => text.slice(0, MOST_SEARCHED).search(TOKEN_LIKE) !== -1, [text])
  const part = useLoaded(loadToken, isLike)
  return useMemo(() => {
    if (!isLike || part === 'lost') return undefined
    if (part === undefined) return 'loading' as const
    const found = part.findJwt(text)
    // A token that goes on is not one, and the decoder names the character.
    return found?.rest === '' ? { found, part } : undefined
  }, [isLike, part, text])
}
