import { useState } from 'react';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton, Icon, lazyDialog } from 'shared-kernel/ui';

const ClientPackDialog = lazyDialog(
  async () => (await import('./client-pack-dialog')).ClientPackDialog,
);

export function ClientPackButton() {
  const pack = useEvidencePack({ kind: 'client', id: '' });
  const [isOpen, setOpen] = useState(false);
  if (!pack) return null;
  return (
    <>
      <CommandButton
        icon={<Icon name="building" />}
        availability={pack.availability}
        aria-haspopup="dialog"
        onPress={() => setOpen(true)}
      >
        Client report
      </CommandButton>
      <ClientPackDialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
