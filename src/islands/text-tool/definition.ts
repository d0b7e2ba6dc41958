import type { ComponentType } from 'react'

import type { TextUpload } from './text-upload.tsx'
import type { TextRequest, TextWork } from './use-text-work.ts'

/** A text tool as data: everything that differs from one converter to the next. */
export interface TextToolDefinition<
  Mode extends string,
  Result extends TextResult = TextResult,
  Options = undefined,
> {
  /** The first mode is selected at the start. Two modes add a Swap button; a single mode has no buttons. */
  modes: readonly [TextMode<Mode>, ...TextMode<Mode>[]]
  /** Whether a result of one mode cannot be the input of the other, so that two modes have no Swap button. */
  hasNoSwap?: boolean
  /** What else a request depends on, such as the alphabet; the value at the start. */
  options?: Options
  /** A pure function, with `large: inWorker(…)` where long texts take too long for the page. */
  work: TextWork<ToolRequest<Mode, Options>, Result>
  /** Whether the text may be a secret: no copy of it is kept for Back when the visitor leaves the page. */
  isSecret?: boolean
  /** Whether a request has a result; by default one whose text is not empty. */
  hasResult?: (request: ToolRequest<Mode, Options>) => boolean
  /** The text files that can be uploaded or dropped, made by `textUpload`. Without it there is no Upload button. */
  upload?: TextUpload
  /** Names the downloaded result: `base64` becomes `base64-encode-<time>.txt`. Without it there is no Download button. */
  downloadName?: string
  /** Returns the sentence below the input. By default the cause of the error, or its message. */
  reasonOf?: (error: Error) => string
  /** Panels below the tool, made by `textPanels`. */
  Panels?: ComponentType<TextPanelProps<Mode>>
}

/** One direction of a converter, with its labels. */
export interface TextMode<Mode extends string> {
  value: Mode
  /** The text of its button. */
  label: string
  /** The label of the input. */
  input: string
  placeholder: string
  /** The example that an empty input offers. */
  example?: string
  /** The label of the result. */
  output: string
  /**
   * The text of the button that converts at once. Results follow the typing without it as well. A tool with such a button
   * reports errors in a toast only after a press, and a swapped text waits for it.
   */
  action?: string
  /** The title of the toast that reports an error; "Error" by default. */
  errorTitle?: string
}

/** A text with everything its result depends on. */
export interface ToolRequest<Mode extends string, Options> extends TextRequest {
  mode: Mode
  options: Options
}

export interface TextResult {
  output: string
  /** A remark below the result. */
  warning?: string | undefined
}

/** What every panel of a text tool gets. */
export interface TextPanelProps<Mode extends string> {
  text: string
  mode: Mode
  /** Puts another text into the input. The visitor can undo it. */
  onReplace: (text: string) => void
}
