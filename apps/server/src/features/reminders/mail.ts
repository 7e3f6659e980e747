import { hello, type Letter } from '#platform/mail/letter.ts'

export const reminderLetter = (firstName: string, url: string, isLast: boolean): Letter => ({
  subject: isLast ? 'Your archive has been waiting for you' : 'Is your Facebook archive ready?',
  greeting: hello(firstName),
  paragraphs: isLast
    ? [
        'A few days ago you asked for your Facebook archive. It can only be downloaded for a few days, so this is a good moment to look.',
        'Once you have the zip file, your magazine is a few minutes away.',
      ]
    : [
        'You wanted to be reminded: by now Facebook has probably finished your archive. Look for their mail, or under notifications.',
        'When you have the zip file, drop it in here, and read about yourself a few minutes later.',
      ],
  button: { label: 'Upload my archive', url },
  note: isLast
    ? 'This was the last reminder. We will not write again, and forget this address in a while.'
    : 'We remind you once more in a few days if the archive is still missing, and then not again.',
})
