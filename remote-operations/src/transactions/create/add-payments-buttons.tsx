import { useUrlAction } from 'shared-kernel/shell';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { useAddPaymentsOpener } from './lazy-dialogs';
import { transactionTerms } from '../commands/terms';

export function AddPaymentsButtons() {
  const opening = useAddPaymentsOpener();
  const availability = useAvailability(transactionTerms.createTransaction);
  const create = opening({ kind: 'create' });
  useUrlAction('create-payment', () => {
    if (availability.state === 'available') create.onPress();
  });
  if (availability.state !== 'available') return null;
  return (
    <>
      <CommandButton icon={<Icon name="upload" />} {...opening({ kind: 'import' })}>
        Import
      </CommandButton>
      <CommandButton type="primary" icon={<Icon name="plus" />} {...create}>
        Create payment
      </CommandButton>
    </>
  );
}
