import { Button, Icon } from '../../ui';
import type { Draft } from '../drafts/use-draft';
import styles from './draft-notice.module.css';

interface DraftNoticeProps {
  readonly draft: Draft;
  readonly onDiscard: () => void;
}

/** Says that the form began with what had been typed before. */
export const DraftNotice = ({ draft, onDiscard }: DraftNoticeProps) => (
  <div className={styles.notice}>
    <Icon name="clock" />
    <p role="status" className={styles.words}>
      What you had typed is back, and not saved yet.
      {draft.isOvertaken && ' Somebody has changed the same fields meanwhile.'}
    </p>
    <Button size="small" onClick={onDiscard}>
      Discard draft
    </Button>
  </div>
);
