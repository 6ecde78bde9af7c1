import { useState } from 'react';
import { formatBytes, formatDateTime, formatNumber } from 'shared-kernel/format';
import { CommandButton, DataView, Icon } from 'shared-kernel/ui';
import {
  restoreWorkspace,
  useAvailability,
  useBackups,
  useCommand,
  type Availability,
  type Backup,
} from 'shared-kernel/workspace';
import { ReplaceDialog } from './replace-dialog';
import { isUnbacked } from './unbacked-reason';
import styles from './workspace-data.module.css';

const titleOf = ({ before, at }: Backup) => `the ${before}, ${formatDateTime(at)}`;

const sizeOf = ({ bytes, records }: Backup) =>
  `${formatBytes(bytes)}, ${formatNumber(records)} records`;

/** What was kept before an import, a reset or a restore, where there are such. */
export function Backups() {
  const { state } = useAvailability(restoreWorkspace);
  return state !== 'inert' && <KeptBackups />;
}

interface BackupRowProps {
  readonly backup: Backup;
  readonly availability: Availability;
  readonly onRestore: () => void;
}

const BackupRow = ({ backup, availability, onRestore }: BackupRowProps) => (
  <li className={styles.backup}>
    <span className={styles.taken}>
      <span>Before {titleOf(backup)}</span>
      <span className={styles.none}>{sizeOf(backup)}</span>
    </span>
    <CommandButton
      availability={availability}
      icon={<Icon name="undo" />}
      aria-label={`Restore the backup from before ${titleOf(backup)}`}
      onPress={onRestore}
    >
      Restore
    </CommandButton>
  </li>
);

/** The backups, each to be restored once asked. */
function KeptBackups() {
  const { run, isPending, availability } = useCommand(restoreWorkspace);
  const query = useBackups();
  const [asked, setAsked] = useState<Backup>();

  return (
    <div className={styles.backups}>
      <h4>Backups</h4>
      <DataView
        query={query}
        skeleton={<p className={styles.none}>Looking for backups…</p>}
        empty={
          <p className={styles.none}>
            No backups yet. Each import, reset and restore first saves one; the last three are kept.
          </p>
        }
      >
        {(backups) => (
          <ul className={styles.backups}>
            {backups.map((backup) => (
              <BackupRow
                key={backup.epoch}
                backup={backup}
                availability={availability}
                onRestore={() => setAsked(backup)}
              />
            ))}
          </ul>
        )}
      </DataView>
      <ReplaceDialog
        open={asked !== undefined}
        title="Restore this backup?"
        confirmLabel="Restore backup"
        courseLabel="Restored"
        isPending={isPending}
        replace={async (replacing) =>
          asked && run({ epoch: asked.epoch, ...replacing }, isUnbacked)
        }
        onClose={() => setAsked(undefined)}
      >
        This replaces all data and preferences with the backup from before {asked && titleOf(asked)}
        .
      </ReplaceDialog>
    </div>
  );
}
