import { useMemo } from 'react';
import { caseClient } from 'shared-kernel/domain/client';
import type { ComplianceRecord } from 'shared-kernel/domain/compliance';
import { useRecordPath } from 'shared-kernel/shell';
import { Button, Icon } from 'shared-kernel/ui';
import { useClientOf } from 'shared-kernel/workspace';
import { ButtonLink } from '../../records/button-link';
import styles from './case-toolbar.module.css';

interface CaseToolbarProps {
  readonly record: ComplianceRecord;
}

/** From a case to its client, and to paper. */
export function CaseToolbar({ record }: CaseToolbarProps) {
  const recordPath = useRecordPath();
  const client = useClientOf(useMemo(() => caseClient(record), [record]));
  return (
    <div className={styles.toolbar} role="group" aria-label="Case actions">
      {client && (
        <ButtonLink to={recordPath('clients', client.id)} icon="building">
          Client profile
        </ButtonLink>
      )}
      <Button icon={<Icon name="printer" />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  );
}
