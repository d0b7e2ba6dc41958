import { Calculator } from '@/islands/calculator/frame/Calculator.tsx'
import { onceNeeded } from '@/islands/calculator/frame/needed.ts'
import { useLoaded } from '@/islands/ui/work/use-loaded.ts'
import { offerCheck } from './definition.ts'
import { loanOffer } from './loan-offer.ts'

const load = onceNeeded(() => import('./OfferParts.tsx'))

/** The loan offer check. Tables and the printed rate are loaded after the figures are shown. */
export default function OfferCheck() {
  const parts = useLoaded(load)
  return (
    <Calculator
      definition={offerCheck}
      details={({ apr }, input) =>
        parts && Number.isFinite(apr) ? (
          <parts.OfferTables input={input} calculate={offerCheck.calculate} />
        ) : undefined
      }
    >
      {(result, { printedRatePercent: printed }) =>
        parts &&
        result.kind === 'loan' &&
        printed > 0 &&
        Number.isFinite(result.apr) && (
          <parts.PrintedRate printed={printed} result={result} costOf={loanOffer} />
        )
      }
    </Calculator>
  )
}
