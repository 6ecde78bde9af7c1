import { Link, useRecordPath } from '../../shell';
import { Button, Icon } from '../../ui';
import { Alert } from '../../ui/antd';
import type { GivenDraft } from '../drafts/use-draft';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  readonly draft: GivenDraft;
  readonly onDiscard: () => void;
}

const words = ({ saved, isOvertaken }: GivenDraft) => {
  if (saved) return 'This was already saved in another tab.';
  const restored = 'Draft restored. Not saved yet.';
  return isOvertaken ? `${restored} Someone else changed these fields.` : restored;
};

/** Says that the form began with what had been typed before, or that a duplicate of this tab has saved it. */
export function DraftNotice({ draft, onDiscard }: DraftNoticeProps) {
  const recordPath = useRecordPath();
  const record = draft.saved?.record;
  return (
    <Alert
      // Only its words are announced.
      role={undefined}
      type="info"
      showIcon
      icon={<Icon name="clock" />}
      className={styles.notice}
      classNames={{ section: styles.words, actions: styles.actions }}
      title={<span role="status">{words(draft)}</span>}
      action={
        <>
          {record && <Link to={recordPath(record.kind, record.id)}>Open the saved record</Link>}
          {draft.saved && (
            <Button size="small" onClick={draft.renew}>
              Keep as a new draft
            </Button>
          )}
          <Button size="small" onClick={onDiscard}>
            Discard draft
          </Button>
        </>
      }
    />
  );
}
