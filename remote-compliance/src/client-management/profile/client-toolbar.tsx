import type { Client } from 'shared-kernel/domain/client';
import { Button, CommandButton, Icon } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { clientTerms } from '../../records/change-terms';
import { useOpening } from '../late-dialogs';
import { CaseLink } from './case-link';
import styles from './client-toolbar.module.css';
import { ExportTrailButton } from './export-trail-button';

interface ClientToolbarProps {
  readonly client: Client;
}

/** What one can do with the client as a whole. */
export function ClientToolbar({ client }: ClientToolbarProps) {
  const opening = useOpening();
  return (
    <div className={styles.toolbar} role="group" aria-label="Client actions">
      <CaseLink client={client} />
      <CommandButton
        icon={<Icon name="edit" />}
        availability={useAvailability(clientTerms)}
        {...opening({ kind: 'edit-client', clientId: client.id })}
      >
        Edit
      </CommandButton>
      <ExportTrailButton client={client} />
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
