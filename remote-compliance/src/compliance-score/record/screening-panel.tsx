import {
  getScreeningHistory,
  getScreeningState,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { CommandButton, Icon, RecordText, Section, StatusTag, Timeline } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { screeningSteps, type Screening, screenings } from '../screenings/screening-event';
import { screeningStatusDisplay } from '../../screening/screening-tags';
import { sectionIds } from '../rules/stage-blockers';
import { useDialogOpener } from '../lazy-dialogs';
import {
  canApplyScreeningStep,
  screeningLabel,
  screeningStateDescriptions,
  screeningStepRules,
} from '../screenings/screening-rules';
import styles from './compliance-panels.module.css';
import { SanctionsHits } from './sanctions-hits';
import { complianceTerms } from '../commands/terms';

interface ScreeningPanelProps {
  readonly record: ComplianceRecord;
}

function ScreeningHistory({ record, screening }: ScreeningPanelProps & { screening: Screening }) {
  const history = getScreeningHistory(record, screening);
  if (history.length === 0) {
    // Without steps, an unstarted screening shows no history, because its status already says that it was not started.
    if (getScreeningState(record, screening) === 'unstarted') return null;
    return <p className={styles.none}>No step history is available for this screening.</p>;
  }
  return (
    <Timeline
      label={`${screeningLabel[screening]} history`}
      items={history.map(({ step, at, by, reason }, index) => {
        const { label, tone, icon } = screeningStepRules[step].done;
        return {
          id: String(index),
          title: label,
          tone,
          icon,
          meta: `${formatDateTime(at)} · ${by}`,
          body: (
            <p>
              <RecordText whole>{reason}</RecordText>
            </p>
          ),
        };
      })}
    />
  );
}

/** Shows the sanctions hits and the history of each screening. `reference` mode shows only the screening statuses. */
export function ScreeningPanel({ record }: ScreeningPanelProps) {
  const availability = useAvailability(complianceTerms.advanceScreening);
  const opening = useDialogOpener();
  if (availability.state === 'inert') return null;
  return (
    <Section title="Screenings" look="plain">
      <div className={styles.parts}>
        {screenings.map((screening) => (
          <div
            key={screening}
            id={sectionIds[screening]}
            role="group"
            aria-label={`${screeningLabel[screening]} screening`}
            className={styles.part}
          >
            <h4 className={styles.head}>
              {screeningLabel[screening]}
              <StatusTag view={screeningStatusDisplay[record[`${screening}Status`]]} size="small" />
            </h4>
            <p className={styles.state}>
              {screeningStateDescriptions[getScreeningState(record, screening)]}
            </p>
            <ScreeningHistory record={record} screening={screening} />
            {availability.state === 'available' && (
              <div className={styles.actions}>
                {screeningSteps
                  .filter((step) => canApplyScreeningStep(record, screening, step))
                  .map((step) => (
                    <CommandButton
                      key={step}
                      size="small"
                      danger={step === 'flag'}
                      icon={<Icon name={screeningStepRules[step].done.icon} />}
                      aria-label={`${screeningStepRules[step].label} ${screeningLabel[screening]}`}
                      {...opening({ kind: 'screening', caseId: record.id, screening, step })}
                    >
                      {screeningStepRules[step].label}
                    </CommandButton>
                  ))}
              </div>
            )}
          </div>
        ))}
      </div>
      <SanctionsHits record={record} />
    </Section>
  );
}
