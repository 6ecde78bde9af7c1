import {
  lifecycleStages,
  lifecycleStageView,
  stageState,
  type LifecycleStage,
  type StageState,
} from '../domain/lifecycle/lifecycle-stage';
import { classNames } from '../format';
import { Icon, VisuallyHidden } from '../ui';
import styles from './lifecycle-tracker.module.css';

export interface LifecycleTrackerProps {
  readonly stage: LifecycleStage;
  readonly signOffs: { readonly completed: number; readonly required: number };
  /** `auto` is a row that stands upright where there is no room for it. */
  readonly orientation?: 'auto' | 'vertical';
  /** A line under a stage, such as when and by whom. */
  readonly notes?: Partial<Readonly<Record<LifecycleStage, string>>>;
  readonly label?: string;
}

const spokenState: Record<StageState, string> = {
  done: 'done',
  current: 'current',
  upcoming: 'not reached',
};

/** The five stages of a transaction, where its subject stands, and the sign-off count (T1, T2). */
export function LifecycleTracker({
  stage: current,
  signOffs,
  orientation = 'auto',
  notes = {},
  label = 'Transaction progress',
}: LifecycleTrackerProps) {
  return (
    <div className={styles.frame}>
      <ol className={classNames(styles.track, styles[orientation])} aria-label={label}>
        {lifecycleStages.map((stage) => {
          const state = stageState(stage, current);
          return (
            <li
              key={stage}
              className={styles[state]}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.mark}>
                <Icon name={state === 'done' ? 'check' : lifecycleStageView[stage].icon} />
              </span>
              <span className={styles.text}>
                <span className={styles.name}>{lifecycleStageView[stage].label}</span>
                <VisuallyHidden>, {spokenState[state]}</VisuallyHidden>
                {stage === 'approved' && (
                  <span className={styles.note}>
                    {signOffs.completed}/{signOffs.required} sign-offs
                  </span>
                )}
                {notes[stage] !== undefined && <span className={styles.note}>{notes[stage]}</span>}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
