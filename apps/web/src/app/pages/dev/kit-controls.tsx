import { Settings } from 'lucide-react'
import { useState } from 'react'
import { drawnAvatars } from '#lib/avatars.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button, ButtonLink, IconButton } from '#ui/button.tsx'
import { PictureChoice } from '#ui/picture-choice.tsx'
import { TabPanel, Tabs } from '#ui/tabs.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { Tooltip } from '#ui/tooltip.tsx'

const VARIANTS = ['primary', 'quiet', 'danger', 'danger-quiet', 'link'] as const

export function KitControls() {
  const [tab, setTab] = useState<'one' | 'two' | 'three'>('one')
  const [avatar, setAvatar] = useState<string | undefined>('fox')
  const tabs = [
    { value: 'one', label: 'First' },
    { value: 'two', label: 'Second' },
    { value: 'three', label: 'A rather long third' },
  ] as const
  return (
    <div className="grid gap-7">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} size="sm">
            small
          </Button>
          <Button variant={variant} disabled>
            disabled
          </Button>
          <Button variant={variant} isLoading>
            loading
          </Button>
          <ButtonLink to="/" variant={variant}>
            as a link
          </ButtonLink>
        </div>
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <Tooltip text="Settings, said in a tooltip">
          <IconButton label="Settings">
            <Settings aria-hidden className="size-5" />
          </IconButton>
        </Tooltip>
        <ThemeSwitch />
        <Avatar src={null} name="Nora Haldane" />
        <Avatar src={null} name="Nora Haldane" size="md" />
        <Avatar src={null} name="" />
        <Avatar src="/avatars/owl.svg" name="Owl" size="md" />
        <Avatar src="/avatars/missing.svg" name="Gone Missing" size="md" />
      </div>
      <PictureChoice label="Avatar" options={drawnAvatars} value={avatar as never} onChange={setAvatar} />
      <Tabs label="Lines" value={tab} onChange={setTab} tabs={tabs}>
        <TabPanel value={tab}>What the {tab} tab holds.</TabPanel>
      </Tabs>
      <Tabs label="Switch" look="switch" value={tab} onChange={setTab} tabs={tabs}>
        <TabPanel value={tab}>The same as a switch.</TabPanel>
      </Tabs>
    </div>
  )
}
