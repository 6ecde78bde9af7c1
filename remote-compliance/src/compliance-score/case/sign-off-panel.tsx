import {
  signOffParties,
  type CaseSignOff,
  type ComplianceRecord,
} from 'shared-kernel/domain/compliance';
import { formatDateTime } from 'shared-kernel/format';
import { CommandButton, Icon, RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import { signOffTerms } from '../../records/change-terms';
import { useOpening } from '../late-dialogs';
import { givenSignOffs, signOffPartyLabel, signOffRefusal } from '../sign-offs/sign-off-rules';
import styles from './case-work.module.css';

interface SignOffPanelProps {
  readonly record: ComplianceRecord;
}

const givenView = { label: 'Signed off', tone: 'success', icon: 'check-circle' } as const;
const openView = { label: 'Outstanding', tone: 'neutral', icon: 'clock' } as const;

const givenText = ({ at, by }: CaseSignOff) =>
  [at && formatDateTime(at), by].filter(Boolean).join(' · ') ||
  'Given before sign-offs were recorded one by one.';

/**
 * The three sign-offs, by whom and when, and the way to give what is outstanding. The sample as
 * specified has only their count, which stands on the tracker.
 */
export function SignOffPanel({ record }: SignOffPanelProps) {
  const availability = useAvailability(signOffTerms);
  const opening = useOpening();
  if (availability.state === 'inert') return null;
  const given = givenSignOffs(record);
  const waits = signOffParties
    .filter((party) => !given.some((each) => each.party === party))
    .map((party) => signOffRefusal(record, party))
    .find((reason) => reason !== undefined);
  return (
    <Section title="Sign-offs" look="plain" {...(waits !== undefined && { description: waits })}>
      <ul className={styles.parts} aria-label="Sign-offs">
        {signOffParties.map((party) => {
          const signOff = given.find((each) => each.party === party);
          return (
            <li key={party} className={styles.part}>
              <h4 className={styles.head}>
                {signOffPartyLabel[party]}
                <StatusTag view={signOff ? givenView : openView} size="small" />
              </h4>
              {signOff ? (
                <>
                  <p className={styles.state}>
                    <RecordText whole>{givenText(signOff)}</RecordText>
                  </p>
                  {signOff.comment !== undefined && (
                    <p>
                      <RecordText whole>{signOff.comment}</RecordText>
                    </p>
                  )}
                </>
              ) : (
                <div className={styles.actions}>
                  <CommandButton
                    size="small"
                    icon={<Icon name="signature" />}
                    aria-label={`Sign off for ${signOffPartyLabel[party]}`}
                    availability={availability}
                    refusal={signOffRefusal(record, party)}
                    {...opening({ kind: 'sign-off', caseId: record.id, party })}
                  >
                    Sign off
                  </CommandButton>
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
