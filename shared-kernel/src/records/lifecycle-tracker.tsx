import {
  lifecycleStages,
  lifecycleStageDisplay,
  getStageState,
  type LifecycleStage,
  type StageState,
} from '../domain/lifecycle/lifecycle-stage';
import { classNames } from '../format';
import { Icon, Steps, VisuallyHidden } from '../ui';
import styles from './lifecycle-tracker.module.css';

export interface LifecycleTrackerProps {
  readonly stage: LifecycleStage;
  readonly signOffs: {
    readonly completed: number;
    readonly required: number;
    readonly label?: string;
  };
  readonly notes?: Partial<Readonly<Record<LifecycleStage, string>>>;
}

const spokenState: Record<StageState, string> = {
  done: 'done',
  current: 'current',
  upcoming: 'not reached',
};

/** Shows the five stages of a transaction, the current stage and the number of sign-offs (T1, T2). */
export function LifecycleTracker({ stage: current, signOffs, notes = {} }: LifecycleTrackerProps) {
  return (
    <Steps
      label="Transaction progress"
      orientation="row"
      steps={lifecycleStages.map((stage) => {
        const state = getStageState(stage, current);
        return {
          id: stage,
          mark: <Icon name={state === 'done' ? 'check' : lifecycleStageDisplay[stage].icon} />,
          isCurrent: state === 'current',
          isDone: state === 'done',
          content: (
            <>
              <span className={styles[state]}>{lifecycleStageDisplay[stage].label}</span>
              <VisuallyHidden>, {spokenState[state]}</VisuallyHidden>
              {stage === 'approved' && (
                <div className={classNames(styles.note, styles.count)}>
                  {signOffs.completed}/{signOffs.required} {signOffs.label ?? 'sign-offs'}
                </div>
              )}
              {notes[stage] !== undefined && <div className={styles.note}>{notes[stage]}</div>}
            </>
          ),
        };
      })}
    />
  );
}
