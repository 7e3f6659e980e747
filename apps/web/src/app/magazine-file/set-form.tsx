import type { Article } from '@youzine/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FormBlock } from '#features/article/blocks.ts'
import { Form } from '#features/article/forms/form.tsx'
import { LocaleProvider, localeOf } from '#features/article/forms/locale.ts'

/** A form as it stands on the article's page, in markup that needs no script. */
export const setForm = ({ form }: FormBlock, { language }: Article): string =>
  renderToStaticMarkup(
    <LocaleProvider value={localeOf(language)}>
      <Form block={form} />
    </LocaleProvider>,
  )
