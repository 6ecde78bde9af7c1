import {
  countCompletedSignOffs,
  lifecycleStages,
  lifecycleStageDisplay,
  requiredSignOffs,
  type LifecycleStage,
} from 'shared-kernel/domain/lifecycle';
import {
  processingStepsByType,
  processingStepLabel,
  processingStepStatusDisplay,
} from 'shared-kernel/domain/transaction';
import { isServerMode } from '../page/server-page';
import { Glyph } from '../brand/glyph';
import styles from './hero-tracker.module.css';

const current = 'approved' satisfies LifecycleStage;

const stateOf = (stage: LifecycleStage) => {
  if (stage === current) return 'current';
  return lifecycleStages.indexOf(stage) < lifecycleStages.indexOf(current) ? 'done' : 'upcoming';
};

const outcomes = ['completed', 'completed', 'processing', 'pending'] as const;
const outcomeGlyphs = { completed: 'check', processing: 'activity', pending: 'clock' } as const;

const figures = [
  ['94%', 'Platform compliance score'],
  ['18.5 days', 'Average completion time'],
  ['94.2%', 'On-time rate'],
] as const;

const Stages = () => (
  <ol className={styles.stages}>
    {lifecycleStages.map((stage) => {
      const state = stateOf(stage);
      return (
        <li key={stage} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={styles.node}>
            {state === 'done' && <Glyph name="check" size={14} />}
          </span>
          <span className={styles.stage}>{lifecycleStageDisplay[stage].label}</span>
          {stage === 'approved' && (
            <span className={styles.signOffs}>
              {countCompletedSignOffs(current)} of {requiredSignOffs} sign-offs
            </span>
          )}
        </li>
      );
    })}
  </ol>
);

const Steps = () => (
  <ul className={styles.steps}>
    {processingStepsByType.fiat.map((step, index) => {
      const outcome = outcomes[index] ?? 'pending';
      return (
        <li key={step}>
          <Glyph name={outcomeGlyphs[outcome]} size={16} />
          {processingStepLabel[step]}
          <span className={styles.outcome}>{processingStepStatusDisplay[outcome].label}</span>
        </li>
      );
    })}
  </ul>
);

export function HeroTracker() {
  return (
    <figure className={styles.figure}>
      <div className={styles.card} aria-hidden="true">
        <div className={styles.top}>
          <div>
            <p className={styles.name}>Crude supply</p>
            <p className={styles.party}>Meridian Energy Partners</p>
          </div>
          <p className={styles.value}>$45,000,000</p>
        </div>
        <Stages />
        <Steps />
        <dl className={styles.figures}>
          {figures.map(([value, label]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tf-figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className={styles.caption}>
        A contract worth $45,000,000 in the approved stage, with two of three sign-offs.{' '}
        {isServerMode() ? 'An example.' : 'Sample data.'}
      </figcaption>
    </figure>
  );
}
