import type { TextToolDefinition } from '@/islands/text-tool/definition.ts'

import { convertUrl, type UrlMode } from './percent-encoding.ts'

/** The URL encoder and decoder. */
export const urlEncoder: TextToolDefinition<UrlMode> = {
  modes: [
    {
      value: 'encode',
      label: 'Encode',
      input: 'Text to encode',
      placeholder: 'Type or paste text or a URL',
      output: 'Encoded result',
    },
    {
      value: 'decode',
      label: 'Decode',
      input: 'Text to decode',
      placeholder: 'Type or paste percent-encoded text',
      output: 'Decoded result',
    },
  ],
  work: { compute: ({ mode, text }) => ({ output: convertUrl(mode, text) }) },
  reasonOf: ({ message, cause }) => `${message}. ${String(cause)}`,
  panelClass: 'url-panel',
  panels: [
    {
      label: 'All encodings side by side',
      load: async () => (await import('./encodings/EncodingsPanel.tsx')).EncodingsPanel,
    },
    {
      label: 'Decode layer by layer',
      load: async () => (await import('./layers/LayersPanel.tsx')).LayersPanel,
    },
    {
      label: 'Edit the parts of an address',
      load: async () => (await import('./address/AddressPanel.tsx')).AddressPanel,
    },
    {
      label: 'Check the name of a host',
      load: async () => (await import('./host/HostPanel.tsx')).HostPanel,
    },
    {
      label: 'Many lines at once',
      load: async () => (await import('./lines/LinesPanel.tsx')).LinesPanel,
    },
  ],
}
