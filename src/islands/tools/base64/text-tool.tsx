import { useMemo, useState } from 'react'

import type { TextResult, TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { inWorker } from '@/islands/text-tool/in-worker.ts'
import { textTool } from '@/islands/text-tool/text-tool.tsx'
import { textUpload } from '@/islands/text-tool/text-upload.tsx'
import { MOST_SEARCHED, TOKEN_LIKE } from '@/islands/ui/token/token-like.ts'
import { useLoaded } from '@/islands/ui/work/load-part.ts'
import { PLAIN } from './alphabet.ts'
import { convertBase64, type Base64Mode, type NotText, type WrittenForm } from './base64.ts'
import { BytesDownload, FilePlace, ReportPlace, TokenNotice, FormChoice } from './Base64Parts.tsx'
import workerAddress from './base64.worker.ts?worker&url'

/** UTF-16 code units that the page converts in about a tenth of a second, where no worker can start. */
const MOST_WITHOUT_WORKER = 1_000_000

const upload = textUpload('.txt', 50_000_000)

/** The Base64 encoder and decoder. Its option is the form of the encoded text. */
export const base64: TextToolDefinition<Base64Mode, TextResult, WrittenForm> = {
  modes: [
    {
      value: 'encode',
      label: 'Encode',
      action: 'Encode to Base64',
      input: 'Text to encode',
      placeholder: 'Type or paste text',
      example: '₹ नमस्ते 👋',
      output: 'Base64 result',
      errorTitle: 'Encoding Error',
    },
    {
      value: 'decode',
      label: 'Decode',
      action: 'Decode from Base64',
      input: 'Base64 to decode',
      placeholder: 'Type or paste Base64',
      example: '4oK5IOCkqOCkruCkuOCljeCkpOClhyDwn5GL',
      output: 'Decoded text',
      errorTitle: 'Decoding Error',
    },
  ],
  options: PLAIN,
  work: {
    compute: ({ mode, text, options }) => convertBase64(mode, text, options),
    large: inWorker(workerAddress, {
      fallback({ mode, text, options }, failure) {
        if (text.length > MOST_WITHOUT_WORKER) throw failure
        return convertBase64(mode, text, options)
      },
    }),
  },
  upload,
  downloadName: 'base64',
  reasonOf: ({ message, cause }) => notTextOf(cause)?.reason ?? String(cause ?? message),
}

/** Returns the bytes of valid Base64 that is not text, from the cause of an error. */
function notTextOf(cause: unknown): NotText | undefined {
  return typeof cause === 'object' ? (cause as NotText | undefined) : undefined
}

export default textTool(base64, function useBase64(tool) {
  const { mode, text, outcome, options, result } = tool
  const [dropped, setDropped] = useState<File>()
  const { note, takeFile } = useFileNote(mode, text, tool.edit)
  const isEncoding = mode === 'encode'
  const isRefused = outcome.state === 'failed'
  const bytes = notTextOf(outcome.failed?.error.cause)?.bytes
  // A token in valid Base64 is decoded as any other text.
  const found = useToken(text)
  const token = isEncoding || isRefused ? found : undefined
  const decode = () => tool.changeMode('decode')
  return {
    tool: { ...tool, takeFile },
    input: {
      hint: isEncoding ? note : undefined,
      isErrorHidden: token !== undefined,
      onOtherFile: setDropped,
      children: (
        <>
          {isEncoding && <FormChoice form={options} onForm={tool.changeOptions} />}
          {bytes && <BytesDownload bytes={bytes} />}
        </>
      ),
    },
    output: outputOf(isEncoding, token, decode),
    below: (
      <>
        <ReportPlace
          {...{ mode, input: text, bytes, output: result?.output, isRefused }}
          hasToken={token !== undefined}
          onReplace={(next) => tool.replace(next, 'Undo')}
          onDecode={decode}
        />
        <FilePlace mode={mode} form={options} dropped={dropped} />
      </>
    ),
  }
})

/** Returns what stands beside the result, or a token in its place. */
function outputOf(isEncoding: boolean, token: ReturnType<typeof useToken>, onRead: () => void) {
  if (token === undefined || token === 'loading') return {}
  if (isEncoding) return { before: <TokenNotice onRead={onRead} /> }
  const { found, part } = token
  return {
    output: part.tokenText(found),
    status: part.aboutToken(found),
    children: (
      <>
        <part.TokenTimes {...found} />
        <part.VerifyOffer {...found} />
      </>
    ),
  }
}

/** Takes text files, and returns a remark about the file that the text came from. */
function useFileNote(mode: Base64Mode, text: string, edit: (text: string) => void) {
  const [note, setNote] = useState<{ text: string; sentence: string }>()
  const takeFile = async (file: File) => {
    const { text: content, encoding } = await upload.read(file)
    // A byte order mark belongs to a text, but is not a letter of Base64.
    const next = mode === 'encode' ? content : content.replace(/^\uFEFF/, '')
    edit(next)
    const sentence = `${file.name} is UTF-16. Its text is encoded as UTF-8.`
    setNote(encoding === 'utf-8' ? undefined : { text: next, sentence })
  }
  return { takeFile, note: note?.text === text ? note.sentence : undefined }
}

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
