import { Link, NavigationType, useNavigationType } from 'react-router-dom';
import { classNames } from 'shared-kernel/format';
import { useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, toneClass, VisuallyHidden } from 'shared-kernel/ui';
import { placeOfNeed } from '../needs';
import { keyOf, needAge, needView, type Need } from './need';
import styles from './needs-you.module.css';

interface NeedRowProps {
  readonly need: Need;
  readonly now: string;
}

/** The row that was opened last: Back leads to it again. */
let opened: string | undefined;

const takeFocus = (link: HTMLElement | null) => link?.focus();

/** One thing that waits: the whole row opens its record, and its button says what for. */
export function NeedRow({ need, now }: NeedRowProps) {
  const recordPath = useRecordPath();
  const { key, title, detail, amount, action } = need;
  const { icon, tone } = needView[key];
  const isBack = useNavigationType() === NavigationType.Pop && opened === keyOf(need);
  return (
    <article className={styles.row}>
      <span className={classNames(styles.mark, toneClass(tone))}>
        <Icon name={icon} />
      </span>
      <span className={styles.what}>
        <span className={styles.title}>
          <RecordText>{title}</RecordText>
        </span>
        <span className={styles.detail}>
          <RecordText>{detail}</RecordText>
        </span>
      </span>
      {amount !== undefined && (
        <span className={styles.amount} translate="no">
          <RecordText>{amount}</RecordText>
        </span>
      )}
      <span className={classNames(styles.age, key === 'late' && toneClass(tone))}>
        {needAge(need, now)}
      </span>
      <Link
        ref={isBack ? takeFocus : undefined}
        className={styles.action}
        to={recordPath(...placeOfNeed(need))}
        onClick={() => {
          opened = keyOf(need);
        }}
      >
        {action}{' '}
        <VisuallyHidden>
          {title}, {detail}
        </VisuallyHidden>
      </Link>
    </article>
  );
}
