import { type Client } from 'shared-kernel/domain/client';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { CommandButton, Icon, StatusTag } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { ScreeningTags } from '../../screening/screening-tags';
import { useOpening } from '../late-dialogs';
import { changeTerms } from '../../records/change-terms';
import { CaseLink } from './case-link';
import styles from './profile-head.module.css';

interface ProfileHeadProps {
  readonly client: Client;
}

/** How the client stands, and what one can do with it as a whole. */
export function ProfileHead({ client }: ProfileHeadProps) {
  const opening = useOpening();
  return (
    <div className={styles['head']}>
      <div className={styles['tags']}>
        <StatusTag view={riskLevelView[client.riskLevel]} />
        <ScreeningTags {...client} />
      </div>
      <div className={styles['actions']} role="group" aria-label="Client actions">
        <CaseLink companyName={client.companyName} />
        <CommandButton
          icon={<Icon name="edit" />}
          availability={useAvailability(changeTerms)}
          {...opening({ kind: 'edit-client', clientId: client.id })}
        >
          Edit
        </CommandButton>
      </div>
    </div>
  );
}
