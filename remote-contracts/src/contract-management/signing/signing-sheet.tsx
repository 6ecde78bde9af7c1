import { useState } from 'react';
import { findEnvelopeId, getSigningRole, type Contract } from 'shared-kernel/domain/contract';
import { inputLimits } from 'shared-kernel/domain/text';
import {
  CheckboxField,
  CommandForm,
  FormDialog,
  TextAreaField,
  TextField,
} from 'shared-kernel/form';
import { useCurrentPortal } from 'shared-kernel/shell';
import { FilterSelect, Notice, RecordText } from 'shared-kernel/ui';
import { useCollection, useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { recordApproval, recordSignature } from '../commands/sign-contract';
import { getContractOwnership } from '../commands/ownerships';
import { DocumentPane } from '../documents/document-pane';
import { DownloadButton } from '../documents/download-button';
import { applyEnvelopeSignature } from '../rules/envelope';
import { formatOnBehalfLabel, getSigningRoleWording, type Signatory } from '../rules/signatory';
import { envelopeChangedMessage, createSignatureFormSchema } from '../rules/signature';
import { listSignedDocuments } from '../rules/signed-terms';
import styles from './signing-sheet.module.css';
import { isSigningOnBehalf } from '../rules/signatory-portals';

export interface SigningSheetState {
  readonly signatory: Signatory;
  readonly envelope: string;
}

interface SigningSheetProps extends SigningSheetState {
  readonly contract: Contract;
  readonly onClose: () => void;
}

function SheetDocuments({ contract }: Pick<SigningSheetProps, 'contract'>) {
  const documents = listSignedDocuments(contract);
  const [chosen, setChosen] = useState<string>();
  const document = documents.find(({ id }) => id === chosen) ?? documents[0];
  if (!document) return null;
  return (
    <div className={styles.document}>
      <div className={styles.head}>
        {documents.length > 1 ? (
          <FilterSelect
            label="Document"
            value={document.id}
            options={documents.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={setChosen}
          />
        ) : (
          <RecordText>{document.name}</RecordText>
        )}
        <DownloadButton contract={contract} document={document} />
      </div>
      <DocumentPane key={document.id} contract={contract} document={document} />
    </div>
  );
}

interface SignatureFormProps extends SigningSheetProps {
  readonly command: ReturnType<typeof useCommand<(typeof recordSignature)['input'], unknown>>;
  readonly isRecorded: boolean;
}

const sheetTitle = (signatory: Signatory, isRecorded: boolean) =>
  isRecorded
    ? formatOnBehalfLabel(signatory)
    : `${getSigningRoleWording(signatory).act} as ${signatory.name}`;

/**
 * Form that confirms the identity of the signer and that the signer has read the document. Signing on behalf of another
 * person requires a reason.
 */
function SignatureForm({
  contract: { id },
  signatory,
  envelope,
  command: { run },
  isRecorded,
  onClose,
}: SignatureFormProps) {
  const portal = useCurrentPortal();
  const { act, step } = getSigningRoleWording(signatory);
  return (
    <CommandForm
      label={sheetTitle(signatory, isRecorded)}
      schema={createSignatureFormSchema(signatory, isRecorded)}
      defaultValues={{ hasRead: false, typedName: '', reason: '' }}
      draftKey={`contract.sign ${id} ${signatory.id} ${envelope} ${portal}`}
      fallbackField="typedName"
      submit={isRecorded ? `Record ${step}` : act}
      onSubmit={(given, show) => run({ id, signatoryId: signatory.id, envelope, ...given }, show)}
      onCancel={onClose}
      onDone={onClose}
    >
      {({ control }) => (
        <>
          <CheckboxField name="hasRead" control={control} label="I have read this document" />
          <TextField
            name="typedName"
            control={control}
            label="Full name"
            hint={`Enter ${signatory.name} as shown in the envelope.`}
            autoComplete="off"
            required
          />
          {isRecorded && (
            <TextAreaField
              name="reason"
              control={control}
              label="Reason"
              hint="The reason appears in the audit log and the certificate."
              maxLength={inputLimits.line}
              required
            />
          )}
          <p className={styles.note}>This action cannot be undone.</p>
        </>
      )}
    </CommandForm>
  );
}

export function SigningSheet({ contract, signatory, envelope, onClose }: SigningSheetProps) {
  const portal = useCurrentPortal();
  const now = useWorkspaceClock();
  const { data: profiles } = useCollection('profiles');
  const command = useCommand(
    getSigningRole(signatory) === 'approver' ? recordApproval : recordSignature,
    getContractOwnership(contract),
  );
  const isRecorded =
    profiles !== undefined && isSigningOnBehalf(contract, signatory, profiles, portal);
  const step = applyEnvelopeSignature(contract, signatory.id, new Date(now));
  const changed =
    step.ok && findEnvelopeId(contract) !== envelope ? envelopeChangedMessage : undefined;
  const refusal = step.ok ? changed : step.reason;
  return (
    <FormDialog open size="large" title={sheetTitle(signatory, isRecorded)} onClose={onClose}>
      {refusal !== undefined && !command.isPending ? (
        <Notice tone="warning" title="This step is no longer available">
          {refusal}
        </Notice>
      ) : (
        <div className={styles.sheet}>
          <SheetDocuments contract={contract} />
          <SignatureForm {...{ contract, signatory, envelope, command, isRecorded, onClose }} />
        </div>
      )}
    </FormDialog>
  );
}
