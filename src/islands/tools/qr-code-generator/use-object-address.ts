import { useEffect, useState } from 'react'

/** An address of a picture in memory, as long as it is shown; undefined until it is there. */
export function useObjectAddress(content: Blob | string, type?: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const blob = typeof content === 'string' ? new Blob([content], type ? { type } : {}) : content
    const objectAddress = URL.createObjectURL(blob)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address exists only in the browser
    setAddress(objectAddress)
    return () => URL.revokeObjectURL(objectAddress)
  }, [content, type])
  return address
}
