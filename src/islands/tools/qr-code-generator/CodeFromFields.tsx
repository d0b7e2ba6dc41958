import { useState } from 'react'

import { ClearButtons, useUndo } from '@/islands/ui/text/ClearButtons.tsx'
import { CopyButton } from '@/islands/ui/text/CopyButton.tsx'
import { TextPane } from '@/islands/ui/text/TextPane.tsx'
import { useEarly } from '@/islands/ui/early/use-early.ts'
import { firstValues, type CodeForm } from './code-form.ts'
import { FormFields } from './FormFields.tsx'
import { InputCard, LookCard } from './CodeCards.tsx'
import { LevelField } from './LevelField.tsx'
import type { Level } from './limits.ts'
import { QrPicture } from './QrPicture.tsx'
import { useQrCode } from './use-qr-code.ts'
import { Warnings } from './TextField.tsx'

/** A page that writes the text of a code from fields, shows it and draws it. It stores nothing that is typed. */
export function CodeFromFields<Name extends string>({ form }: { form: CodeForm<Name> }) {
  const { values, edit, clear, undo } = useValues(form)
  const [level, setLevel] = useState<Level>('M')
  const written = form.write(values)
  const { text, warnings } = written
  const code = useQrCode(text, level)
  useEarly()
  return (
    <div className="qr-page">
      <InputCard onSubmit={code.generate}>
        <FormFields
          {...{ form, values, written }}
          onValue={(name, value) => edit({ [name]: value } as Partial<typeof values>)}
        />
        <LevelField level={level} onLevel={setLevel} />
        <div className="flex flex-wrap gap-3">
          <button type="submit" className="button button-filled grow" disabled={code.isBlank}>
            Generate QR Code
          </button>
          <ClearButtons className="button" onClear={clear} undo={undo} />
        </div>
      </InputCard>
      <QrPicture code={code} caption={form.caption?.(values).filter(Boolean) ?? []}>
        <TextPane
          label="Text in the code"
          name="written"
          rows={4}
          value={text}
          placeholder={form.missing}
          actions={<CopyButton text={text} disabled={text === ''} />}
        />
        <Warnings warnings={warnings} />
      </QrPicture>
      <LookCard {...code} />
    </div>
  )
}

function useValues<Name extends string>(form: CodeForm<Name>) {
  const [values, setValues] = useState(() => firstValues(form))
  const undo = useUndo(setValues)
  const edit = (changed: Partial<Record<Name, string>>) => {
    undo.forget()
    setValues({ ...values, ...changed })
  }
  const clear = () => {
    undo.keep('Undo clear', values)
    setValues(firstValues(form))
  }
  return { values, edit, clear, undo }
}
