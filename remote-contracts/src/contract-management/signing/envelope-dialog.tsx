import { useState, type ReactNode } from 'react';
import {
  listPendingSignatories,
  findEnvelopeId,
  findPassedExpiryDate,
  formatContractTitle,
  type Contract,
} from 'shared-kernel/domain/contract';
import { computeSignatoryProgress } from '../rules/signing-order';
import { FormDialog } from 'shared-kernel/form';
import { ReadOnlyNotice, ScreeningNotice } from 'shared-kernel/records';
import { toLocalDate } from 'shared-kernel/format';
import { Notice, Stack } from 'shared-kernel/ui';
import {
  useAvailability,
  useRecordsByIndex,
  useScreening,
  useWorkspaceClock,
} from 'shared-kernel/workspace';
import { getContractOwnership } from '../commands/ownerships';
import { contractTerms } from '../commands/terms';
import { createContractAuditQuery } from '../create-contract-audit-query';
import { SignatoryProgress } from '../signatory-progress';
import { CorrectSignatoriesButton } from './correct-signatories-button';
import { CorrectionForm } from './correction-form';
import { formatEnvelopeExpiredText } from '../rules/envelope';
import { EnvelopeFiles } from './envelope-files';
import { EnvelopeTimeline } from './envelope-timeline';
import { canSetSignatories } from '../rules/signatory-forms';
import { AddSignatoriesForm } from './add-signatories-form';
import { NextSignature } from './next-signature';
import styles from './next-signature.module.css';
import { RecallEnvelopeButton } from './recall-envelope-button';
import { SendEnvelopeForm } from './send-envelope-form';
import { SigningSheet, type SigningSheetState } from './signing-sheet';
import type { ContractDialogProps } from '../contract-dialog';

interface EnvelopeDialogProps extends ContractDialogProps {
  readonly signedPdf: ReactNode;
}

function NextEnvelope({ contract }: { readonly contract: Contract }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const close = () => setIsCorrecting(false);
  const ownership = getContractOwnership(contract);
  if (useAvailability(contractTerms.sendEnvelope, ownership).state === 'denied')
    return (
      <ReadOnlyNotice
        cannot="send this contract"
        terms={[contractTerms.sendEnvelope]}
        ownership={ownership}
      />
    );
  const Change = canSetSignatories(contract) ? AddSignatoriesForm : CorrectionForm;
  return isCorrecting ? (
    <Change contract={contract} cancel="Back" onCancel={close} onDone={close} />
  ) : (
    <>
      {contract.signatories.length > 0 && (
        <div>
          <CorrectSignatoriesButton contract={contract} onPress={() => setIsCorrecting(true)} />
        </div>
      )}
      <SendEnvelopeForm contract={contract} />
    </>
  );
}

export function EnvelopeDialog({ contract, signedPdf, ...ends }: EnvelopeDialogProps) {
  const { data: entries = [] } = useRecordsByIndex(
    'auditEntries',
    'subject',
    createContractAuditQuery(contract.id),
  );
  const { signed, total } = computeSignatoryProgress(contract);
  const isCompleted = total > 0 && signed === total;
  const today = toLocalDate(useWorkspaceClock());
  const last = findPassedExpiryDate(contract, today);
  const awaited = listPendingSignatories(contract, today);
  const envelope = findEnvelopeId(contract);
  const isOut = envelope !== undefined;
  const [sheet, setSheet] = useState<SigningSheetState>();
  const screening = useScreening('contract', contract);
  return (
    <FormDialog {...ends} title={`DocuSign · ${formatContractTitle(contract)}`} size="large">
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
            {formatEnvelopeExpiredText(last)}
          </Notice>
        )}
        {awaited.length === 0 && !isCompleted && <NextEnvelope contract={contract} />}
        {isOut && (
          <div className={styles.actions}>
            <RecallEnvelopeButton contract={contract} />
            <EnvelopeFiles contract={contract} entries={entries} signedPdf={signedPdf} />
          </div>
        )}
      </Stack>
      {sheet && <SigningSheet {...sheet} contract={contract} onClose={() => setSheet(undefined)} />}
    </FormDialog>
  );
}
