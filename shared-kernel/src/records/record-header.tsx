import { useId, type ReactNode } from 'react';
import type { Tone } from '../domain/status';
import { classNames } from '../format';
import { Link, useRecordPath } from '../shell';
import { Button, focusRegion, Icon, RecordText, getToneClass } from '../ui';
import { useAvailability } from '../workspace';
import styles from './record-header.module.css';

/**
 * A reason why the next step of a record is not possible yet. `part` or `record` says where the user can resolve it.
 *
 * @example
 * const blocker: StepBlocker = { text: 'The case is open.', record: ['complianceRecords', 'COMP-001'] };
 */
export interface StepBlocker {
  readonly text: string;
  readonly part?: string | undefined;
  readonly record?: readonly [kind: string, id: string] | undefined;
}

/**
 * The next step of a record.
 *
 * @example
 * const step: RecordStep = {
 *   text: 'Complete the legal review',
 *   by: 'Legal portal',
 *   blockers: [{ text: 'The contract has no document.', part: 'documents' }],
 * };
 */
export interface RecordStep {
  readonly text: string;
  readonly by?: string | undefined;
  readonly tone?: Extract<Tone, 'danger'> | undefined;
  readonly blockers: readonly StepBlocker[];
}

interface NextStepProps {
  readonly step: RecordStep;
  readonly onPart: RecordHeaderProps['onPart'];
}

function goToPart(part: string): void {
  const place = document.getElementById(part);
  if (!place) return;
  focusRegion(place);
  place.scrollIntoView({ block: 'start' });
}

function Blocker({
  blocker: { text, part, record },
  onPart = goToPart,
}: {
  readonly blocker: StepBlocker;
  readonly onPart: NextStepProps['onPart'];
}) {
  const recordPath = useRecordPath();
  const words = <RecordText whole>{text}</RecordText>;
  if (record) return <Link to={recordPath(...record)}>{words}</Link>;
  if (part === undefined) return <span>{words}</span>;
  return (
    <Button type="link" className={styles.link} onClick={() => onPart(part)}>
      {words}
    </Button>
  );
}

function NextStep({ step: { text, by, tone, blockers }, onPart }: NextStepProps) {
  const id = useId();
  const look = tone ?? (blockers.length > 0 ? 'warning' : 'info');
  return (
    <section aria-labelledby={id} className={classNames(styles.step, getToneClass(look))}>
      <p id={id} className={styles.name}>
        Next step
      </p>
      <p className={styles.text}>
        <RecordText whole>{text}</RecordText>
      </p>
      {by !== undefined && (
        <p className={styles.by}>
          Who: <RecordText whole>{by}</RecordText>
        </p>
      )}
      {blockers.length > 0 && (
        <ul aria-label="Outstanding items" className={styles.blockers}>
          {blockers.map((blocker) => (
            <li key={blocker.text}>
              <Icon name="warning" />
              <Blocker blocker={blocker} onPart={onPart} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface RecordHeaderProps {
  /** Two or three key values of the record, the most important first. */
  readonly figures?: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Tags that show the status of the record, at most three. */
  readonly tags?: ReactNode;
  readonly lead?: ReactNode;
  readonly step: RecordStep | undefined;
  /** The header to show in `reference` mode, as the specification describes it. */
  readonly stated: ReactNode;
  /**
   * Shows the section with the id `part` of the record’s details. By default, the page scrolls to that element and
   * focuses it.
   */
  readonly onPart?: ((part: string) => void) | undefined;
}

const liveTerms = { permission: 'look' } as const;

/** The top of a record’s details, with its status and next step. */
export function RecordHeader({
  figures = [],
  tags,
  lead,
  step,
  stated,
  onPart,
}: RecordHeaderProps): ReactNode {
  const isLive = useAvailability(liveTerms).state !== 'inert';
  if (!isLive) return stated;
  return (
    <>
      <div className={styles.hero}>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {tags !== undefined && <div className={styles.tags}>{tags}</div>}
      </div>
      {lead}
      {step && <NextStep step={step} onPart={onPart} />}
    </>
  );
}
