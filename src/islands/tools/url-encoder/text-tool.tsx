import type { TextToolDefinition } from '@/islands/text-tool/definition.ts'
import { textPanels } from '@/islands/text-tool/text-panels.tsx'
import { textTool } from '@/islands/text-tool/text-tool.tsx'
import { passFocus } from '@/islands/ui/text/pass-focus.ts'
import { convertUrl, isEncodedTwice, type UrlMode } from './percent-encoding.ts'
import { UrlPartsTable } from './UrlPartsTable.tsx'

/** Returns whether a text starts as an address does (`addressIn` checks the whole of it). */
function isAddressLike(text: string): boolean {
  return /^\s*(?:[a-z][a-z0-9+.-]*(?::|%3A)|[/?#])\S*\s*$/i.test(text)
}

/** The URL encoder and decoder. */
export const urlEncoder: TextToolDefinition<UrlMode> = {
  modes: [
    {
      value: 'encode',
      label: 'Encode',
      input: 'Text to encode',
      placeholder: 'Type or paste text or a URL',
      example: 'https://example.com/search?q=चाय & biscuits&page=1',
      output: 'Encoded result',
    },
    {
      value: 'decode',
      label: 'Decode',
      input: 'Text to decode',
      placeholder: 'Type or paste percent-encoded text',
      example: 'q=%E0%A4%9A%E0%A4%BE%E0%A4%AF%20%26%20biscuits',
      output: 'Decoded result',
    },
  ],
  work: { compute: ({ mode, text }) => ({ output: convertUrl(mode, text) }) },
  reasonOf: ({ message, cause }) => `${message}. ${String(cause)}`,
  Panels: textPanels(
    [
      {
        label: 'All encodings side by side',
        // All encodings write these characters as they are.
        isUseful: (text) => /[^\w.-]/.test(text),
        load: async () => (await import('./encodings/EncodingsPanel.tsx')).EncodingsPanel,
      },
      {
        label: 'Decode layer by layer',
        isUseful: (text) => /[%+]/.test(text),
        load: async () => (await import('./layers/LayersPanel.tsx')).LayersPanel,
      },
      {
        label: 'Edit the parts of an address',
        isUseful: isAddressLike,
        load: async () => (await import('./address/AddressPanel.tsx')).AddressPanel,
      },
      {
        label: 'Check the name of a host',
        isUseful: (text) => isAddressLike(text) || /^[^\s.]+\.\S+$/.test(text.trim()),
        load: async () => (await import('./host/HostPanel.tsx')).HostPanel,
      },
      {
        label: 'Many lines at once',
        isUseful: (text) => text.trim().includes('\n'),
        load: async () => (await import('./lines/LinesPanel.tsx')).LinesPanel,
      },
    ],
    'url-panel',
  ),
}

export default textTool(urlEncoder, ({ mode, text, output, replace }) => {
  const decodeAgain = () => {
    replace(output, 'Undo decoding')
    passFocus(() => document.querySelector<HTMLElement>('section[aria-label=Output] textarea'))
  }
  const isTwice = mode === 'decode' && isEncodedTwice(output)
  return {
    output: isTwice ? { hint: <EncodedTwice onAgain={decodeAgain} /> } : {},
    below: <UrlPartsTable candidates={[text, output]} />,
  }
})

function EncodedTwice({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <p>
        The result still contains percent escapes: the text was encoded twice. Decode it once more.
      </p>
      <button type="button" className="button button-small my-1" onClick={onAgain}>
        Decode it once more
      </button>
    </>
  )
}
