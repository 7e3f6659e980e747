import { useNavigate } from '@tanstack/react-router'
import { type SurveyTopic, topicTexts } from '@youzine/contract'
import { ApiError, detailOr } from '#lib/api-error.ts'
import { useGeneration } from '#lib/generation/use-generation.ts'
import { useToast } from '#ui/toast.tsx'

type Options = {
  templateId?: string
  isWriting: boolean
  /** The topics that are written from the survey, where nobody named one. */
  leadsTo?: readonly SurveyTopic[] | undefined
}

/** The server's own refusal where there is one; anything else may work the next time. */
export function generationFailure(error: unknown): string {
  if (error instanceof ApiError && error.status > 0) return detailOr(error, topicTexts.generateFailed)
  const isRefusal = error instanceof Error && error.name === 'Error' && error.cause === undefined
  return isRefusal ? error.message : topicTexts.generateFailedAgain
}

/** Where a finished survey leads: to an article written from it, to its topic, or to one's own surveys. */
export function useAfterSurvey({ templateId: named, isWriting: isAsked, leadsTo }: Options) {
  // Whoever finishes a survey that leads to one article gets to read it.
  const [only, ...others] = leadsTo ?? []
  const led = named === undefined && only && others.length === 0 ? String(only.template_id) : undefined
  const templateId = named ?? led
  const isWriting = isAsked || led !== undefined
  const navigate = useNavigate()
  const toast = useToast()
  const { mutate, isPending, isSuccess } = useGeneration({ templateId: templateId ?? '' })

  const goOn = () => {
    if (!templateId) return void navigate({ to: '/surveys/my-responses' })
    if (!isWriting) return void navigate({ to: '/templates/$templateId', params: { templateId } })
    mutate(undefined, {
      onSuccess: (id) => void navigate({ to: '/article/$articleId', params: { articleId: String(id) } }),
      onError: (error) => {
        toast(generationFailure(error), 'error')
        void navigate({ to: '/templates/$templateId', params: { templateId } })
      },
    })
  }
  return { goOn, isWriting: isPending || isSuccess }
}
