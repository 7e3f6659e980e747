import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Menu, MenuItem, MenuLabel, MenuRule } from '#ui/menu.tsx'
import { useToast } from '#ui/toast.tsx'

export function KitLayers() {
  const [open, setOpen] = useState<'short' | 'long' | 'firm' | null>(null)
  const [answer, setAnswer] = useState<string>('nothing yet')
  const confirm = useConfirm()
  const toast = useToast()
  const close = () => setOpen(null)
  const ask = async () => {
    const isSure = await confirm({
      title: 'Leave without saving?',
      body: 'What you changed on this page would be lost.',
      confirmLabel: 'Leave',
      isDangerous: true,
    })
    setAnswer(isSure ? 'yes' : 'no')
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="quiet" onClick={() => setOpen('short')}>
        Dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('long')}>
        Long dialog
      </Button>
      <Button variant="quiet" onClick={() => setOpen('firm')}>
        Firm dialog
      </Button>
      <Button variant="quiet" onClick={() => void ask()}>
        Confirm
      </Button>
      <span className="text-faint text-sm">Answer: {answer}</span>
      <Menu align="start" trigger={<Button variant="quiet">Menu</Button>}>
        <MenuLabel>Nora Haldane</MenuLabel>
        <MenuRule />
        <MenuItem>Account</MenuItem>
        <MenuItem disabled>Not now</MenuItem>
      </Menu>
      <Button variant="quiet" onClick={() => toast('Saved.')}>
        Toast
      </Button>
      <Button variant="quiet" onClick={() => toast('Failed to save response.', 'error')}>
        Error toast
      </Button>

      <Dialog
        isOpen={open !== null}
        onOpenChange={(isOpen) => !isOpen && close()}
        isDismissible={open !== 'firm'}
        title="A dialog"
        description="With a sentence that says what it is for."
      >
        {open === 'long' &&
          Array.from({ length: 30 }, (_, index) => `Line ${index + 1} of a long story.`).map((line) => (
            <p key={line} className="py-2">
              {line}
            </p>
          ))}
        <Button onClick={close}>Done</Button>
      </Dialog>
    </div>
  )
}
