import { useState } from 'react'

import { SelectField } from '@/islands/ui/fields/SelectField.tsx'
import { UploadButton } from '@/islands/ui/files/UploadButton.tsx'
import { TextField, Warnings } from '../TextField.tsx'
import { colourVerdict, contrastShown, hexColour } from './contrast.ts'
import { loadLogo } from './load-logo.ts'
import type { Look, Shape } from './look.ts'
import { SafeColours } from './SafeColours.tsx'

export interface LookProps {
  look: Look | undefined
  onLook: (look: Look | undefined) => void
}

const PLAIN: Look = { ink: '#000000', paper: '#ffffff', shape: 'square', logo: undefined }

const SHAPES = [
  { value: 'square', label: 'Squares' },
  { value: 'rounded', label: 'Rounded' },
  { value: 'dots', label: 'Dots' },
]

/** The look of a code. Colours that scanners cannot read show an error, and the code keeps its last look. */
export function LookPanel({ look = PLAIN, onLook }: LookProps) {
  const [typed, setTyped] = useState<Colours>({ ink: look.ink, paper: look.paper })
  const change = (changes: Partial<Look>) => {
    const next = { ...look, ...changes }
    onLook(isPlain(next) ? undefined : next)
  }
  const type = (colours: Colours) => {
    setTyped(colours)
    change(readColours(colours).colours ?? {})
  }
  return (
    <div className="grid gap-5">
      <SafeColours chosen={typed} onChoose={type} />
      <ColourFields typed={typed} onTyped={type} />
      <SelectField
        name="shape"
        label="Shape"
        options={SHAPES}
        value={look.shape}
        onValue={(shape) => change({ shape: shape as Shape })}
      />
      <LogoButtons logo={look.logo} onLogo={(logo) => change({ logo })} />
      <button
        type="button"
        className="button button-small justify-self-start"
        disabled={isPlain({ ...look, ...typed })}
        onClick={() => {
          setTyped({ ink: PLAIN.ink, paper: PLAIN.paper })
          onLook(undefined)
        }}
      >
        Back to black squares on white
      </button>
    </div>
  )
}

interface ColourProps {
  typed: Colours
  onTyped: (colours: Colours) => void
}

function ColourFields({ typed: { ink, paper }, onTyped }: ColourProps) {
  const { problems, warnings, colours } = readColours({ ink, paper })
  return (
    <>
      <ColourField
        name="ink"
        label="Colour of the squares"
        value={ink}
        onValue={(value) => onTyped({ ink: value, paper })}
        problem={problems.ink}
      />
      <ColourField
        name="paper"
        label="Colour behind them"
        value={paper}
        onValue={(value) => onTyped({ ink, paper: value })}
        problem={problems.paper}
      />
      <div>
        <p className="hint" role="status">
          {colours === undefined
            ? 'These colours are not used: the code could not be read.'
            : `Contrast ${contrastShown(colours.ink, colours.paper)} to 1.`}
        </p>
        <Warnings warnings={warnings} />
      </div>
    </>
  )
}

interface LogoProps {
  logo: Look['logo']
  onLogo: (logo: Look['logo']) => void
}

function LogoButtons({ logo, onLogo }: LogoProps) {
  return (
    <div>
      <p className="label">Logo in the middle</p>
      <div className="mt-1 flex flex-wrap gap-3">
        <UploadButton
          label="Choose a logo"
          uploaded={null}
          onFile={async (file) => onLogo(await loadLogo(file))}
        />
        {logo !== undefined && (
          <button type="button" className="button button-small" onClick={() => onLogo(undefined)}>
            Remove the logo
          </button>
        )}
      </div>
    </div>
  )
}

function isPlain({ ink, paper, shape, logo }: Look): boolean {
  const isBlackOnWhite = ink === PLAIN.ink && paper === PLAIN.paper
  return isBlackOnWhite && shape === PLAIN.shape && logo === undefined
}

type Colours = Pick<Look, 'ink' | 'paper'>

interface ReadColours {
  problems: { ink?: string | undefined; paper?: string | undefined }
  warnings: string[]
  /** Both colours, if a code in them is readable. */
  colours?: Colours
}

function readColours(typed: Colours): ReadColours {
  const [ink, paper] = [hexColour(typed.ink), hexColour(typed.paper)]
  if (ink === undefined || paper === undefined) {
    const noColour = 'A colour has six hex digits, such as #1a237e.'
    const problem = (colour: string | undefined) => (colour === undefined ? noColour : undefined)
    return { problems: { ink: problem(ink), paper: problem(paper) }, warnings: [] }
  }
  const { problem, warning } = colourVerdict(ink, paper)
  if (problem !== undefined) return { problems: { ink: problem }, warnings: [] }
  return { problems: {}, warnings: warning === undefined ? [] : [warning], colours: { ink, paper } }
}

interface Props {
  name: string
  label: string
  value: string
  onValue: (value: string) => void
  problem: string | undefined
}

/** A colour as hex digits and in the browser's own control. */
function ColourField({ name, label, value, onValue, problem }: Props) {
  return (
    <div className="qr-colour">
      <TextField {...{ name, label, value, onValue, problem }} placeholder="#1a237e" />
      <input
        type="color"
        className="input"
        aria-label={`Choose: ${label}`}
        value={hexColour(value) ?? '#000000'}
        onChange={({ target }) => onValue(target.value)}
      />
    </div>
  )
}
