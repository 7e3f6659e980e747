import { ButtonLink } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { type Fault, faultWords } from '../reading/faults.ts'

export function FaultNotice({ fault }: { fault: Fault }) {
  const { title, next, leadsToGuide, leadsToSurveys } = faultWords[fault]
  return (
    <ErrorState
      title={title}
      actions={
        <>
          {leadsToGuide && (
            <ButtonLink from="/import/{-$code}" to="." search={{ step: 'guide' }} variant="quiet">
              Show me the guide
            </ButtonLink>
          )}
          {leadsToSurveys && (
            <ButtonLink to="/surveys" variant="quiet">
              See the surveys
            </ButtonLink>
          )}
        </>
      }
    >
      {next}
    </ErrorState>
  )
}
