import { useState, type ReactNode } from 'react';
import {
  pendingSignatories,
  envelopeId,
  expiredOn,
  contractTitle,
  type Contract,
} from 'shared-kernel/domain/contract';
import { signatoryProgress } from '../rules/signing-order';
import { FormDialog } from 'shared-kernel/form';
import { ReadOnlyLine, ScreeningNotice } from 'shared-kernel/records';
import { dayOf } from 'shared-kernel/format';
import { Notice, Stack } from 'shared-kernel/ui';
import {
  useAvailability,
  useIndexed,
  useScreening,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { ownershipOf } from '../commands/ownerships';
import { contractTerms } from '../commands/terms';
import { contractAuditQuery } from '../contract-audit-query';
import { SignatoryProgress } from '../signatory-progress';
import { CorrectButton } from './correct-button';
import { CorrectionForm } from './correction-form';
import { expiredText } from '../rules/envelope';
import { EnvelopeFiles } from './envelope-files';
import { EnvelopeTimeline } from './envelope-timeline';
import { canNameSignatories } from '../rules/naming';
import { NamingForm } from './naming-form';
import { NextSignature } from './next-signature';
import styles from './next-signature.module.css';
import { RecallButton } from './recall-button';
import { SendEnvelopeForm } from './send-envelope-form';
import { SigningSheet, type OpenSheet } from './signing-sheet';
import type { ContractDialogProps } from '../contract-dialog';

interface EnvelopeDialogProps extends ContractDialogProps {
  readonly signedPdf: ReactNode;
}

function NextEnvelope({ contract }: { readonly contract: Contract }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const close = () => setIsCorrecting(false);
  const ownership = ownershipOf(contract);
  if (useAvailability(contractTerms.sendEnvelope, ownership).state === 'denied')
    return (
      <ReadOnlyLine
        cannot="send this contract"
        terms={[contractTerms.sendEnvelope]}
        ownership={ownership}
      />
    );
  const Change = canNameSignatories(contract) ? NamingForm : CorrectionForm;
  return isCorrecting ? (
    <Change contract={contract} cancel="Back" onCancel={close} onDone={close} />
  ) : (
    <>
      {contract.signatories.length > 0 && (
        <div>
          <CorrectButton contract={contract} onPress={() => setIsCorrecting(true)} />
        </div>
      )}
      <SendEnvelopeForm contract={contract} />
    </>
  );
}

export function EnvelopeDialog({ contract, signedPdf, ...ends }: EnvelopeDialogProps) {
  const { data: entries = [] } = useIndexed(
    'auditEntries',
    'subject',
    contractAuditQuery(contract.id),
  );
  const { signed, total } = signatoryProgress(contract);
  const isCompleted = total > 0 && signed === total;
  const today = dayOf(useWorkspaceClock());
  const last = expiredOn(contract, today);
  const awaited = pendingSignatories(contract, today);
  const envelope = envelopeId(contract);
  const isOut = envelope !== undefined;
  const [sheet, setSheet] = useState<OpenSheet>();
  const screening = useScreening('contract', contract);
  return (
    <FormDialog {...ends} title={`DocuSign · ${contractTitle(contract)}`} size="large">
      <Stack>
        {total > 0 && <SignatoryProgress contract={contract} />}
        {(isOut || total > 0) && <EnvelopeTimeline contract={contract} entries={entries} />}
        {awaited.map((next) => (
          <NextSignature
            key={next.id}
            contract={contract}
            next={next}
            onSign={() => envelope && setSheet({ signatory: next, envelope })}
          />
        ))}
        {awaited.length > 0 && <ScreeningNotice blocks={screening} />}
        {last !== undefined && (
          <Notice tone="warning" title="Expired">
            {expiredText(last)}
          </Notice>
        )}
        {awaited.length === 0 && !isCompleted && <NextEnvelope contract={contract} />}
        {isOut && (
          <div className={styles.actions}>
            <RecallButton contract={contract} />
            <EnvelopeFiles contract={contract} entries={entries} signedPdf={signedPdf} />
          </div>
        )}
      </Stack>
      {sheet && <SigningSheet {...sheet} contract={contract} onClose={() => setSheet(undefined)} />}
    </FormDialog>
  );
}
