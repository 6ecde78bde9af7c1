import { useState } from 'react';
import { formatDateTime, formatNumber } from 'shared-kernel/format';
import { CommandButton, DataView, Icon } from 'shared-kernel/ui';
import {
  restoreWorkspace,
  useCommand,
  useRestorePoint,
  type RestorePoint as Point,
} from 'shared-kernel/workspace';
import { ReplaceWorkspaceDialog } from './replace-workspace-dialog';
import { hasRestorePointIssue } from './find-restore-point-issue';
import styles from './workspace-data.module.css';

const titleOf = ({ before, at }: Point) => `before the ${before}, ${formatDateTime(at)}`;

export function RestorePointSection() {
  const { run, isPending, availability } = useCommand(restoreWorkspace);
  const query = useRestorePoint();
  const [chosen, setChosen] = useState<Point>();

  if (availability.state !== 'available') return null;
  return (
    <div className={styles.restorePoint}>
      <h4>Restore point</h4>
      <DataView
        query={query}
        skeleton={<p className={styles.none}>Loading…</p>}
        isEmpty={(point) => point === null}
        empty={
          <p className={styles.none}>
            No restore points yet. One is created before each import or reset.
          </p>
        }
      >
        {(point) =>
          point && (
            <div className={styles.point}>
              <span className={styles.state}>
                <span>State {titleOf(point)}</span>
                <span className={styles.none}>{formatNumber(point.records)} records</span>
              </span>
              <CommandButton
                availability={availability}
                icon={<Icon name="undo" />}
                aria-label={`Restore the state ${titleOf(point)}`}
                onPress={() => setChosen(point)}
              >
                Restore
              </CommandButton>
            </div>
          )
        }
      </DataView>
      <ReplaceWorkspaceDialog
        open={chosen !== undefined}
        title="Restore this state?"
        confirmLabel="Restore workspace"
        isPending={isPending}
        replace={async (replacing) =>
          chosen && run({ epoch: chosen.epoch, ...replacing }, hasRestorePointIssue)
        }
        onClose={() => setChosen(undefined)}
      >
        All data and preferences are replaced with the state {chosen && titleOf(chosen)}.
      </ReplaceWorkspaceDialog>
    </div>
  );
}
