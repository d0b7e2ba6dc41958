import { useRef } from 'react'

/** Lets the visitor choose files of their own. Nothing is uploaded anywhere: the page reads them. */
export function ChooseFiles({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button type="button" className="button button-small" onClick={() => input.current?.click()}>
        Choose files
      </button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="Choose files"
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
