import { useEffect, useState } from 'react'

import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { DownloadButton } from '@/islands/ui/files/DownloadButton.tsx'
import { WorkerClient } from '@/islands/ui/work/worker-client.ts'
import { TextField, Warnings } from '../TextField.tsx'
import { asciiDigits } from '../code-text.ts'
import { drawingOf } from '../look/styled-code.ts'
import type { MadeCode } from '../made-code.ts'
import {
  FINEST_MM,
  type PrintPicture,
  printPicture,
  type PrintSize,
  printSize,
  shown,
  type SizedBy,
  sizeProblem,
  USUAL_DISTANCE_CM,
} from './print-size.ts'
import type { PrintRequest } from './print.worker.ts'
import workerAddress from './print.worker.ts?worker&url'

const CHOICES = [
  { value: 'distance', label: 'how far away it is scanned (cm)', start: String(USUAL_DISTANCE_CM) },
  { value: 'width', label: 'its width with the border (mm)', start: '40' },
  { value: 'module', label: 'the width of one module (mm)', start: '1' },
] as const

/** Wider pictures would have more pixels than needed. An SVG is sharp in every size. */
const WIDEST_PNG_MM = 300

interface PanelProps {
  made: MadeCode | undefined
  /** Called with the chosen print width, or undefined while the size is invalid. */
  onWidthMm: (widthMm: number | undefined) => void
}

/** The print size of a code, and its files in that size. */
export function PrintSizePanel({ made, onWidthMm }: PanelProps) {
  const [by, setBy] = useState<SizedBy>('distance')
  const [typed, setTyped] = useState<Partial<Record<SizedBy, string>>>({})
  const choice = CHOICES.find(({ value }) => value === by) ?? CHOICES[0]
  const text = typed[by] ?? choice.start
  const size = made && printSize(made.size, by, numberIn(text))
  const problem = size && sizeProblem(text, size)
  const widthMm = size && problem === undefined && size.widthMm > 0 ? size.widthMm : undefined
  useEffect(() => onWidthMm(widthMm), [onWidthMm, widthMm])
  if (made === undefined || size === undefined)
    return <p className="hint">The size appears when there is a code.</p>
  return (
    <div className="grid gap-5">
      <SelectField
        name="sized-by"
        label="Calculate the size from"
        options={CHOICES}
        value={by}
        onValue={(value) => setBy(value as SizedBy)}
      />
      <TextField
        name="print-size"
        label={by === 'distance' ? 'Centimetres' : 'Millimetres'}
        keyboard="decimal"
        value={text}
        onValue={(value) => setTyped({ ...typed, [by]: value })}
        problem={problem}
      />
      {widthMm !== undefined && <SizedCode made={made} size={size} />}
    </div>
  )
}

function SizedCode({ made, size }: { made: MadeCode; size: PrintSize }) {
  const { widthMm, moduleMm, distanceCm } = size
  const picture = widthMm <= WIDEST_PNG_MM ? printPicture(made.size, widthMm) : undefined
  const isFine = moduleMm < FINEST_MM - 1e-9
  return (
    <>
      <p role="status" data-print-size>
        {`Print it ${shown(widthMm)} mm wide. It has ${made.size} × ${made.size} modules, with the border ${made.across} × ${made.across}, each ${shown(moduleMm)} mm. Phones can read it from up to about ${shown(distanceCm)} cm.`}
        {picture &&
          ` The PNG has ${picture.sizePx} × ${picture.sizePx} pixels, ${picture.dpi} to the inch.`}
      </p>
      <div className="grid gap-3">
        <Warnings warnings={isFine ? [TOO_FINE] : []} />
        <Downloads {...{ made, widthMm, picture }} />
      </div>
    </>
  )
}

const TOO_FINE = `Modules of less than ${FINEST_MM} mm blur together on most printers. Print it larger, or shorten the text.`

interface DownloadsProps {
  made: MadeCode
  widthMm: number
  picture: PrintPicture | undefined
}

function Downloads({ made, widthMm, picture }: DownloadsProps) {
  const width = shown(widthMm)
  return (
    <div className="flex flex-wrap gap-3">
      {picture && (
        <DownloadButton
          className="button grow"
          label={`PNG for print (${width} mm)`}
          fileName={() => `qrcode-${width}mm.png`}
          content={() => printPng(made, picture)}
        />
      )}
      <DownloadButton
        className="button grow"
        label={`SVG for print (${width} mm)`}
        fileName={() => `qrcode-${width}mm.svg`}
        content={() => printSvg(made, widthMm)}
      />
    </div>
  )
}

/** Parses digits of any script. Returns NaN for other text. */
function numberIn(typed: string): number {
  const plain = asciiDigits(typed).trim()
  return /^\d+(?:\.\d*)?$|^\.\d+$/.test(plain) ? Number(plain) : NaN
}

const FAILURE = 'This browser could not draw the picture. Use the SVG instead.'

/** Returns the code as a PNG with its size in print. Rejects with a sentence for the visitor when it cannot be drawn. */
function printPng({ text, level, look }: MadeCode, picture: PrintPicture): Promise<Blob> {
  const { sizePx, pixelsPerMetre } = picture
  const request: PrintRequest = { text, level, look, sizePx, pixelsPerMetre }
  return new WorkerClient(workerAddress).ask<Blob>(request).catch(() => {
    throw new Error(FAILURE)
  })
}

/** Returns the code as an SVG of a width in millimetres. */
function printSvg({ text, level, look }: MadeCode, widthMm: number): Blob {
  const drawing = drawingOf(look)
  const svg = drawing.svg(drawing.code(text, level), `${Number(widthMm.toFixed(3))}mm`)
  return new Blob([svg], { type: 'image/svg+xml' })
}
