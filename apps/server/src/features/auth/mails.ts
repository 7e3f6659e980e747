import { hello, type Letter } from '#platform/mail/letter.ts'

export const confirmationLetter = (firstName: string, url: string): Letter => ({
  subject: 'Please confirm your email address',
  greeting: hello(firstName),
  paragraphs: [
    'One click and your magazine is safely yours: confirm that this address belongs to you.',
    'After that you can log in from anywhere, and share what you like.',
  ],
  button: { label: 'Confirm my email address', url },
  note: 'The link works for 48 hours. If you did not sign up at Youzine, do nothing: without your confirmation nobody can use this address.',
})

export const resetLetter = (firstName: string, url: string): Letter => ({
  subject: 'Set a new password',
  greeting: hello(firstName),
  paragraphs: [
    'Somebody, hopefully you, asked for a new password for your Youzine account.',
    'Choosing one ends every session that is still open on other devices.',
  ],
  button: { label: 'Choose a new password', url },
  note: 'The link works for 48 hours. If this was not you, do nothing: your password stays as it is.',
})

export const addressNotice = (firstName: string, newAddress: string, url: string): Letter => ({
  subject: 'Your email address is about to change',
  greeting: hello(firstName),
  paragraphs: [
    `Somebody who knows your password asked that your Youzine account be reached at ${newAddress} from now on.`,
    'Nothing changes until the link that we sent there is opened.',
  ],
  button: { label: 'Look at my account', url },
  note: 'If this was not you, log in and change your password now: that also takes the change of address back.',
})
