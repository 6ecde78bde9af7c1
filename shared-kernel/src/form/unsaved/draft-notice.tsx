import { Button, Icon } from '../../ui';
import { Alert } from '../../ui/antd';
import type { FormDraft } from '../drafts/use-draft';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  readonly draft: FormDraft;
  readonly onDiscard: () => void;
}

export const DraftNotice = ({ draft, onDiscard }: DraftNoticeProps) => (
  <Alert
    // Removes antd’s `alert` role, so that screen readers announce only the title.
    role={undefined}
    type="info"
    showIcon
    icon={<Icon name="clock" />}
    className={styles.notice}
    classNames={{ section: styles.words, actions: styles.actions }}
    title={
      <span role="status">
        Draft restored. Not saved yet.{draft.isOvertaken && ' Someone else changed these fields.'}
      </span>
    }
    action={
      <Button size="small" onClick={onDiscard}>
        Discard draft
      </Button>
    }
  />
);
