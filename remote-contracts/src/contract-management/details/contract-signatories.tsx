import { listPendingSignatories, type Contract } from 'shared-kernel/domain/contract';
import { isEmail, createMailtoUri } from 'shared-kernel/domain/text';
import { toLocalDate, formatDate } from 'shared-kernel/format';
import { CommandButton, Icon, RecordText, Section, StatusTag, Steps } from 'shared-kernel/ui';
import { useAvailability, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { createReminderMailto, getSignatoryDisplay } from '../rules/signatory';
import { saveTemplate } from '../commands/save-template';
import { getContractOwnership } from '../commands/ownerships';
import { getTemplateError } from '../rules/contract-template';
import { useDialogOpener } from '../lazy-dialogs';
import { CorrectSignatoriesButton } from '../signing/correct-signatories-button';
import { RecallEnvelopeButton } from '../signing/recall-envelope-button';
import { getCurrentStep } from '../rules/contract-steps';
import { sectionIds } from '../rules/next-step';
import { canSendForSignature } from '../rules/signing-order';
import { SignedPdfButton } from '../signed-pdf/signed-pdf-button';
import styles from './contract-signatories.module.css';
import { contractTerms } from '../commands/terms';

interface ContractSignatoriesProps {
  readonly contract: Contract;
}

interface SignatoryLineProps {
  readonly signatory: Contract['signatories'][number];
  readonly reminder: string | undefined;
}

function SignatoryEmail({ email }: Pick<SignatoryLineProps['signatory'], 'email'>) {
  const text = (
    <RecordText whole isName>
      {email}
    </RecordText>
  );
  return isEmail(email) ? <a href={createMailtoUri(email)}>{text}</a> : text;
}

const SignatoryLine = ({ signatory, reminder }: SignatoryLineProps) => (
  <div className={styles.signatory}>
    <div className={styles.person}>
      <p className={styles.name}>
        <RecordText whole isName>
          {signatory.name}
        </RecordText>
      </p>
      <p className={styles.role}>
        <RecordText whole>{signatory.role}</RecordText>
      </p>
      <SignatoryEmail email={signatory.email} />
    </div>
    <div className={styles.state}>
      <StatusTag view={getSignatoryDisplay(signatory)} size="small" />
      {reminder !== undefined && <a href={reminder}>Remind by email</a>}
      {signatory.signedDate !== undefined && (
        <span className={styles.role}>{formatDate(signatory.signedDate)}</span>
      )}
    </div>
  </div>
);

function SaveTemplateButton({ contract }: ContractSignatoriesProps) {
  const { run, availability } = useCommand(saveTemplate, getContractOwnership(contract));
  if (availability.state === 'inert') return null;
  return (
    <CommandButton
      size="small"
      icon={<Icon name="archive" />}
      availability={availability}
      refusal={getTemplateError(contract)}
      onPress={() => void run({ id: contract.id })}
    >
      Save as template
    </CommandButton>
  );
}

export function ContractSignatories({ contract }: ContractSignatoriesProps) {
  const opening = useDialogOpener();
  const step = getCurrentStep(contract);
  const awaited = listPendingSignatories(contract, toLocalDate(useWorkspaceClock()));
  const canRemind =
    useAvailability(contractTerms.sendEnvelope, getContractOwnership(contract)).state ===
    'available';
  return (
    <Section
      id={sectionIds.signatories}
      title="Signatories"
      look="plain"
      actions={
        <>
          {step !== 'signatories' && (
            <CorrectSignatoriesButton
              contract={contract}
              size="small"
              {...opening({ kind: 'signatories', contractId: contract.id })}
            />
          )}
          <SaveTemplateButton contract={contract} />
          {step !== 'done' && <SignedPdfButton contract={contract} size="small" />}
          {!canSendForSignature(contract) && (
            <RecallEnvelopeButton contract={contract} size="small" />
          )}
        </>
      }
    >
      {contract.signatories.length === 0 ? (
        <p className={styles.none}>No signatories yet.</p>
      ) : (
        <Steps
          label="Signatories in signing order"
          steps={contract.signatories.map((signatory, index) => ({
            id: signatory.id,
            mark: index + 1,
            isCurrent: awaited.includes(signatory),
            content: (
              <SignatoryLine
                signatory={signatory}
                reminder={
                  canRemind && awaited.includes(signatory) && isEmail(signatory.email)
                    ? createReminderMailto(contract, signatory)
                    : undefined
                }
              />
            ),
          }))}
        />
      )}
    </Section>
  );
}
