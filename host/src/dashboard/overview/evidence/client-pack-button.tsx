import { useState } from 'react';
import { useEvidencePack } from 'shared-kernel/records';
import { CommandButton, Icon, LatePart } from 'shared-kernel/ui';

const load = async () => (await import('./client-pack-dialog')).ClientPackDialog;

const failure = {
  title: 'The dialog could not be loaded',
  description: 'Check the connection, then try again.',
};

/** Hands out all there is of one client, which its dialog asks for; the sample has no such thing. */
export function ClientPackButton() {
  const pack = useEvidencePack({ kind: 'client', id: '' });
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
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
      <LatePart load={load} isAsked={isOpen} failure={failure} onFail={close}>
        {(ClientPackDialog) => <ClientPackDialog open={isOpen} onClose={close} />}
      </LatePart>
    </>
  );
}
