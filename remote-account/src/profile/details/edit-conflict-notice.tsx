import type { ProfileForm } from '../rules/profile-form-schema';
import { Button, Notice, RecordText } from 'shared-kernel/ui';
import styles from './edit-conflict-notice.module.css';
import { profileFields, profileFieldDisplay } from '../rules/profile-fields';

interface EditConflictProps {
  readonly theirs: Partial<ProfileForm>;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

export function EditConflictNotice({ theirs, onKeepMine, onTakeTheirs }: EditConflictProps) {
  return (
    <Notice tone="warning" title="Someone else changed these fields">
      <div className={styles.conflict}>
        <ul>
          {profileFields
            .filter((field) => theirs[field] !== undefined)
            .map((field) => (
              <li key={field}>
                {profileFieldDisplay[field].label} is now “<RecordText>{theirs[field]}</RecordText>”
              </li>
            ))}
        </ul>
        <div className={styles.actions}>
          <Button size="small" onClick={onTakeTheirs}>
            Use their changes
          </Button>
          <Button size="small" onClick={onKeepMine}>
            Keep my changes
          </Button>
        </div>
      </div>
    </Notice>
  );
}
