import { useState } from 'react';
import * as v from 'valibot';
import type { Contract } from 'shared-kernel/domain/contract';
import { inputLimits, createTrimmedTextSchema } from 'shared-kernel/domain/text';
import { CommandForm, FormGrid, TextAreaField, TextField } from 'shared-kernel/form';
import { ScreeningNotice } from 'shared-kernel/records';
import { useCurrentPortal } from 'shared-kernel/shell';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import {
  getServerConnection,
  useAvailability,
  useCollection,
  useCommand,
  useScreening,
} from 'shared-kernel/workspace';
import { delegateSignature } from '../commands/delegate-signature';
import { declineSignature } from '../commands/sign-contract';
import { getContractOwnership } from '../commands/ownerships';
import { delegateSchema } from '../rules/delegation';
import styles from './next-signature.module.css';
import { formatOnBehalfLabel, getSigningRoleWording, type Signatory } from '../rules/signatory';
import { useEnvelopeScreening } from './use-envelope-screening';
import { isSigningOnBehalf, getSignatoryError } from '../rules/signatory-portals';
import { contractTerms } from '../commands/terms';

interface AskedFormProps {
  readonly contract: Contract;
  readonly signatory: Signatory;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

const declineSchema = v.object({ reason: createTrimmedTextSchema(inputLimits.line) });

function DeclineForm({ contract: { id }, signatory, ...ends }: AskedFormProps) {
  const { run } = useCommand(declineSignature);
  return (
    <CommandForm
      label={`Decline as ${signatory.name}`}
      schema={declineSchema}
      defaultValues={{ reason: '' }}
      draftKey={`contract.declineSignature ${id} ${signatory.id}`}
      submit={`Decline to ${getSigningRoleWording(signatory).act.toLowerCase()}`}
      cancel="Back"
      isDanger
      onSubmit={({ reason }, show) => run({ id, signatoryId: signatory.id, reason }, show)}
      {...ends}
    >
      {({ control }) => (
        <TextAreaField
          name="reason"
          control={control}
          label={`Why is ${signatory.name} declining?`}
          hint="Optional. The reason appears in the envelope and the audit log."
          maxLength={inputLimits.line}
          autoFocus
        />
      )}
    </CommandForm>
  );
}

function DelegateForm({ contract, signatory, ...ends }: AskedFormProps) {
  const { id } = contract;
  const { run } = useCommand(delegateSignature);
  const { blocks, screen } = useEnvelopeScreening(contract);
  return (
    <CommandForm
      label={`Delegate as ${signatory.name}`}
      schema={delegateSchema}
      defaultValues={{ name: '', role: signatory.role, email: '' }}
      draftKey={`contract.delegate ${id} ${signatory.id}`}
      submit="Delegate"
      cancel="Back"
      onSubmit={async (to, show) => {
        const outcome = await run({ id, signatoryId: signatory.id, ...to }, show);
        if (outcome.status !== 'done') screen([to]);
        return outcome;
      }}
      {...ends}
    >
      {({ control }) => (
        <>
          <p className={styles.note}>
            Enter the person who acts on behalf of <RecordText isName>{signatory.name}</RecordText>.
          </p>
          <FormGrid>
            <TextField name="name" control={control} label="Name" required autoFocus />
            <TextField name="role" control={control} label="Role" required />
          </FormGrid>
          <TextField name="email" control={control} label="Email" type="email" required />
          <ScreeningNotice blocks={blocks} />
        </>
      )}
    </CommandForm>
  );
}

type Asked = 'decline' | 'delegate';

interface NextSignatureProps {
  readonly contract: Contract;
  readonly next: Signatory;
  readonly onSign: () => void;
}

export function NextSignature({ contract, next, onSign }: NextSignatureProps) {
  const [asked, setAsked] = useState<Asked>();
  const [cancelled, setCancelled] = useState<Asked>();
  const availability = useAvailability(
    contractTerms.recordSignature,
    getContractOwnership(contract),
  );
  const portal = useCurrentPortal();
  const { data: profiles } = useCollection('profiles');
  const isOnServer = getServerConnection() !== undefined;
  const refusal = profiles && getSignatoryError(contract, next, profiles, portal, isOnServer);
  const isRecorded = profiles !== undefined && isSigningOnBehalf(contract, next, profiles, portal);
  const [blocked] = useScreening('contract', contract);
  if (asked) {
    const AskedForm = asked === 'decline' ? DeclineForm : DelegateForm;
    const close = (focused?: Asked) => {
      setAsked(undefined);
      setCancelled(focused);
    };
    return (
      <AskedForm
        contract={contract}
        signatory={next}
        onCancel={() => close(asked)}
        onDone={() => close()}
      />
    );
  }
  return (
    <div className={styles.turn} role="group" aria-label={next.name}>
      <p className={styles.note}>
        Waiting for <RecordText isName>{next.name}</RecordText>. This demo does not send emails or
        connect to DocuSign.
      </p>
      <div className={styles.actions}>
        <CommandButton
          availability={availability}
          refusal={refusal}
          autoFocus={cancelled === 'delegate'}
          onPress={() => setAsked('delegate')}
        >
          Delegate
        </CommandButton>
        <CommandButton
          availability={availability}
          refusal={refusal}
          autoFocus={cancelled === 'decline'}
          onPress={() => setAsked('decline')}
        >
          Decline
        </CommandButton>
        <CommandButton
          type="primary"
          icon={<Icon name="signature" />}
          availability={availability}
          refusal={refusal ?? blocked?.text}
          onPress={onSign}
        >
          <RecordText>
            {isRecorded
              ? formatOnBehalfLabel(next)
              : `${getSigningRoleWording(next).act} as ${next.name}`}
          </RecordText>
        </CommandButton>
      </div>
    </div>
  );
}
