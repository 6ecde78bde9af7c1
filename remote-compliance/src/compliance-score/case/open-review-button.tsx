import { caseDeciders } from 'shared-kernel/domain/review-case';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability, type Belonging } from 'shared-kernel/workspace';
import { caseTerms } from '../../records/change-terms';
import { useOpening } from '../late-dialogs';

const aboutClients: Belonging = { portal: caseDeciders.client };

/** Asks why a review case is opened about the client; the sample has none. */
export function OpenReviewButton({ caseId }: { readonly caseId: string }) {
  const availability = useAvailability(caseTerms, aboutClients);
  const opening = useOpening();
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      {...opening({ kind: 'review', caseId })}
      icon={<Icon name="audit" />}
      availability={availability}
    >
      Open review
    </CommandButton>
  );
}
