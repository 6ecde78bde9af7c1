import { signOffPortal, type ComplianceRecord, getSignOffs } from 'shared-kernel/domain/compliance';
import { portalLabel } from 'shared-kernel/domain/portal';
import { formatDateTime } from 'shared-kernel/format';
import { RecordText, Section, StatusTag } from 'shared-kernel/ui';
import { useAvailability } from 'shared-kernel/workspace';
import {
  signOffParties,
  signOffPartyLabel,
  type RecordedSignOff,
  type SignOffParty,
} from '../rules/sign-off-rules';
import styles from './compliance-panels.module.css';
import { complianceTerms } from '../commands/terms';

const signedOffView = { label: 'Signed off', tone: 'success', icon: 'check-circle' } as const;
const openView = { label: 'Outstanding', tone: 'neutral', icon: 'clock' } as const;

const signedOffText = ({ at, by }: RecordedSignOff) =>
  [at && formatDateTime(at), by].filter(Boolean).join(' · ') ||
  'No date or person is recorded for this sign-off.';

const openText = (party: SignOffParty, ahead: RecordedSignOff | undefined) =>
  ahead
    ? `Signed off before the stage was reached: ${signedOffText(ahead)}`
    : `Sign-off required in the ${portalLabel[signOffPortal[party]]} portal.`;

/** Shows the three sign-offs and who can give them. `reference` mode shows only their number. */
export function SignOffPanel({ record }: { readonly record: ComplianceRecord }) {
  const { state } = useAvailability(complianceTerms.decideMilestone);
  if (state === 'inert') return null;
  const given = getSignOffs(record).given;
  return (
    <Section
      title="Sign-offs"
      look="plain"
      description="Completing one of the first three stages counts as a sign-off."
    >
      <ul className={styles.parts} aria-label="Sign-offs">
        {signOffParties.map((party) => {
          const isOf = (signOff: RecordedSignOff) => signOff.party === party;
          const signOff = given.find(isOf);
          return (
            <li key={party} className={styles.part}>
              <h4 className={styles.head}>
                {signOffPartyLabel[party]}
                <StatusTag view={signOff ? signedOffView : openView} size="small" />
              </h4>
              <p className={styles.state}>
                <RecordText whole>
                  {signOff ? signedOffText(signOff) : openText(party, record.signOffs?.find(isOf))}
                </RecordText>
              </p>
              {signOff?.comment !== undefined && (
                <p>
                  <RecordText whole>{signOff.comment}</RecordText>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
