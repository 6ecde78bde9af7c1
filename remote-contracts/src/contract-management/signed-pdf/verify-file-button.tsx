import { useAsked } from 'shared-kernel/shell';
import { Button, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { downloadContractDocument } from '../commands/look-at-document';
import { useOpening } from '../late-dialogs';

/** Opens the dialog that checks a file’s signatures; everybody may check. */
export function VerifyFileButton() {
  const { onPress, ...open } = useOpening()({ kind: 'verify' });
  const availability = useAvailability(downloadContractDocument);
  useAsked('verify-file', () => {
    if (availability.state !== 'inert') onPress();
  });
  if (availability.state === 'inert') return null;
  return (
    <Button icon={<Icon name="shield-check" />} onClick={onPress} {...open}>
      Verify a file
    </Button>
  );
}
