import { useRef } from 'react'

interface Props {
  onFiles: (files: File[]) => void
  label?: string
  className?: string
  /** What the browser offers first, such as "image/*"; absent for all files. */
  accept?: string
}

/** Lets the visitor choose files of their own. Nothing is uploaded anywhere: the page reads them. */
export function ChooseFiles(props: Props) {
  const { onFiles, label = 'Choose files', className = 'button button-small', accept } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className={className} onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        multiple
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // Cleared so that choosing the same files again is a change again.
          target.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}
