/** The way to the archive, as Facebook's settings stand; the film shows the same steps. */
export const GUIDE_STEPS = [
  {
    title: 'Go to the Accounts Centre',
    note: 'On Facebook: your picture, Settings & privacy, Settings, then Accounts Centre.',
  },
  { title: 'Choose “Your information and permissions”' },
  { title: 'Choose “Download your information”' },
  { title: 'Choose “Download or transfer information”' },
  { title: 'Pick the platform: Facebook', note: 'Only the Facebook profile; other apps are not needed.' },
  {
    title: 'Choose “Available information”',
    note: 'All of it is fine. We read the posts and leave the rest on your device.',
  },
  { title: 'Choose “Download to device”' },
  {
    title: 'Set the date range to “All time”',
    note: 'The default is one year, which would be a thin magazine.',
  },
  { title: 'Set the format to “JSON”', note: 'The other one, HTML, is only for looking at.' },
  { title: 'If media quality is “High”, set it to “Medium”', note: 'The download gets much smaller.' },
  { title: 'Press “Create files”' },
] as const
