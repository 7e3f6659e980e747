type Recaptcha = {
  ready: (run: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

let loading: Promise<void> | undefined

function load(siteKey: string) {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new Error('reCAPTCHA did not load'))
    }
    document.head.append(script)
  })
  return loading
}

/** Only loaded where the server is set up to use it; a token is good for two minutes, so it is asked for last. */
export async function recaptchaToken(siteKey: string, action: string): Promise<string> {
  await load(siteKey)
  const { grecaptcha } = window
  if (!grecaptcha) throw new Error('reCAPTCHA did not load')
  await new Promise<void>((resolve) => grecaptcha.ready(resolve))
  return grecaptcha.execute(siteKey, { action })
}
