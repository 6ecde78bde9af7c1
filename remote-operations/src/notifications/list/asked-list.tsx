import type { Notification } from 'shared-kernel/domain/notification';
import { formatNumber } from 'shared-kernel/format';
import { Link, useRecordPath } from 'shared-kernel/shell';
import { RecordText, StatusTag } from 'shared-kernel/ui';
import { useRecord } from 'shared-kernel/workspace';
import styles from './asked-list.module.css';

type Ask = NonNullable<Notification['asked']>[number];

/** So many are shown by themselves; what asks for more says how many there are. */
const shown = 20;

const states = {
  worked: { label: 'Done', tone: 'success', icon: 'check-circle' },
  setAside: { label: 'Set aside', tone: 'neutral', icon: 'pause' },
  open: { label: 'Open', tone: 'warning', icon: 'flag' },
} as const;

export const stateOfAsk = ({ isWorked, isSetAside }: Ask) =>
  isWorked ? states.worked : isSetAside === true ? states.setAside : states.open;

/** A payment by the reference that the notification's words have; by its number where there is none any more. */
function AskedPayment({ ask }: { readonly ask: Ask }) {
  const recordPath = useRecordPath();
  const { data: payment } = useRecord('transactions', ask.id);
  return (
    <li>
      <Link to={recordPath('transactions', ask.id)}>
        <RecordText>{payment?.reference ?? ask.id}</RecordText>
      </Link>{' '}
      <StatusTag view={stateOfAsk(ask)} size="small" />
    </li>
  );
}

/** The payments that a notification asks for, each with whether it was worked, those that are open first. */
export function AskedList({ asked }: { readonly asked: readonly Ask[] }) {
  const inOrder = [...asked].sort((a, b) => Number(a.isWorked) - Number(b.isWorked));
  const worked = asked.filter(({ isWorked }) => isWorked).length;
  return (
    <section className={styles.asked} aria-label="Payments to review">
      <p>
        {formatNumber(worked)} of {formatNumber(asked.length)} payments done
      </p>
      <ul>
        {inOrder.slice(0, shown).map((ask) => (
          <AskedPayment key={ask.id} ask={ask} />
        ))}
      </ul>
      {asked.length > shown && <p>and {formatNumber(asked.length - shown)} more</p>}
    </section>
  );
}
