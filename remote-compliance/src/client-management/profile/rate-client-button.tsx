import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { clientTerms } from '../../records/change-terms';
import { useOpening } from '../late-dialogs';

interface RateClientButtonProps {
  readonly clientId: string;
}

/** Opens the decision on score and risk. The sample has no such control. */
export function RateClientButton({ clientId }: RateClientButtonProps) {
  const availability = useAvailability(clientTerms);
  const opening = useOpening();
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      icon={<Icon name="shield-check" />}
      availability={availability}
      {...opening({ kind: 'rate-client', clientId })}
    >
      Change score or risk
    </CommandButton>
  );
}
