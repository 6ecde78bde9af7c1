import { Link } from 'react-router-dom';
import type { FigureRecords } from 'shared-kernel/domain/overview';
import { formatNumber } from 'shared-kernel/format';
import { dashboardPath, useCurrentPortal, useRecordPath } from 'shared-kernel/shell';
import { Icon, RecordText, toneClass } from 'shared-kernel/ui';
import { useFigureRecords } from 'shared-kernel/workspace';
import styles from '../../frame/latest-notifications.module.css';
import { placeOfNeed } from '../needs';
import { keyOf, needAge, needView } from './need';
import { useNeeds } from './use-needs';

interface FirstNeedsProps {
  readonly onChoose: () => void;
}

interface ListedProps extends FirstNeedsProps {
  readonly records: FigureRecords;
  readonly now: string;
}

const few = 3;

function Listed({ records, now, onChoose }: ListedProps) {
  const portal = useCurrentPortal();
  const recordPath = useRecordPath();
  const { needs, isReader } = useNeeds({ records, now });
  if (needs.length === 0) return null;
  const title = isReader ? 'Open cases' : 'Needs you';
  return (
    <>
      <h2 className={styles.title}>{title}</h2>
      <ul aria-label={title}>
        {needs.slice(0, few).map((need) => (
          <li key={keyOf(need)}>
            <Link className={styles.item} to={recordPath(...placeOfNeed(need))} onClick={onChoose}>
              <span className={toneClass(needView[need.key].tone)}>
                <Icon name={needView[need.key].icon} />
              </span>
              <span>
                <strong>
                  <RecordText>{need.title}</RecordText>
                </strong>
                <small>{needAge(need, now)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <Link className={styles.all} to={dashboardPath(portal)} onClick={onChoose}>
        Show all ({formatNumber(needs.length)})
      </Link>
    </>
  );
}

/** The first of what waits for this portal, by the same rules as the overview, and the way to the rest. */
export function FirstNeeds({ onChoose }: FirstNeedsProps) {
  const { data } = useFigureRecords();
  if (!data || data.isFixed) return null;
  return <Listed records={data.records} now={data.now} onChoose={onChoose} />;
}
