import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import type { TaxInput } from './income-tax.ts'
import { ruleSentence } from './tax-sentences.ts'

interface Props {
  input: TaxInput
  onYear: (id: string) => void
}

const load = () => import('./RememberedYear.tsx')

/** Which rules the figures follow, where they stand, and when they ended. */
export function TaxRules({ input, onYear }: Props) {
  const part = useLoaded(load)
  return (
    <>
      <p className="mt-4 hint" data-tax-rules>
        {ruleSentence(input)}
      </p>
      {part && <part.RememberedYear input={input} onYear={onYear} />}
    </>
  )
}
