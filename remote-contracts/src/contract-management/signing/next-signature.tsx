import { useState } from 'react';
import { partOf, type Contract } from 'shared-kernel/domain/contract';
import { CommandButton, Icon, RecordText } from 'shared-kernel/ui';
import { useCurrentPortal } from 'shared-kernel/shell';
import { useCollection, useCommand } from 'shared-kernel/workspace';
import { approveNext, signNext } from '../commands/sign-contract';
import { belongingOf } from '../commands/terms';
import { DeclineForm } from './decline-form';
import { DelegateForm } from './delegate-form';
import styles from './next-signature.module.css';
import { wordsOf, type Signatory } from './signatory';
import { signatoryRefusal } from './who-signs';

interface NextSignatureProps {
  readonly contract: Contract;
  /** One whose turn it is. */
  readonly next: Signatory;
}

/** What the signatory whose turn it is does in their own portal, or the admin portal for them: sign or decline. */
export function NextSignature({ contract, next }: NextSignatureProps) {
  const [asked, setAsked] = useState<'decline' | 'delegate'>();
  const sign = useCommand(
    partOf(next) === 'approver' ? approveNext : signNext,
    belongingOf(contract),
  );
  const portal = useCurrentPortal();
  const { data: profiles } = useCollection('profiles');
  const refusal = profiles && signatoryRefusal(contract, next, profiles, portal);
  if (asked) {
    const AskedForm = asked === 'decline' ? DeclineForm : DelegateForm;
    return <AskedForm contract={contract} signatory={next} onClose={() => setAsked(undefined)} />;
  }
  return (
    <div className={styles.turn} role="group" aria-label={next.name}>
      <p className={styles.note}>
        Waiting for <RecordText>{next.name}</RecordText>. This demo sends no email.
      </p>
      <div className={styles.actions}>
        <CommandButton
          availability={sign.availability}
          refusal={refusal}
          onPress={() => setAsked('delegate')}
        >
          Hand over
        </CommandButton>
        <CommandButton
          availability={sign.availability}
          refusal={refusal}
          onPress={() => setAsked('decline')}
        >
          Decline
        </CommandButton>
        <CommandButton
          type="primary"
          icon={<Icon name="signature" />}
          availability={sign.availability}
          refusal={refusal}
          loading={sign.isPending}
          onPress={() => void sign.run({ id: contract.id, signatoryId: next.id })}
        >
          {wordsOf(next).act} as <RecordText>{next.name}</RecordText>
        </CommandButton>
      </div>
    </div>
  );
}
