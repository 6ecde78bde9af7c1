import { useState, type ComponentProps } from 'react';
import { contractTitle, type Contract } from 'shared-kernel/domain/contract';
import { FormDialog } from 'shared-kernel/records';
import { CommandButton, Icon, LatePart } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { recallEnvelope, recallReasonSchema } from '../commands/recall-envelope';
import { belongingOf } from '../commands/belongings';
import { recallRefusal } from './envelope';

/** With the dialogs: no list of contracts needs the library of forms. */
const loadReasonForm = async () =>
  (await import(/* webpackChunkName: "contract-dialogs" */ './reason-form')).ReasonForm;

interface RecallButtonProps extends Pick<ComponentProps<typeof CommandButton>, 'size'> {
  readonly contract: Contract;
}

/** Recalls the envelope that is out while no one has signed it, and asks why. */
export function RecallButton({ contract, ...button }: RecallButtonProps) {
  const [isAsked, setIsAsked] = useState(false);
  const { run, availability, isPending } = useCommand(recallEnvelope, belongingOf(contract));
  if (availability.state === 'inert' || recallRefusal(contract) !== undefined) return null;
  const { id } = contract;
  const close = () => setIsAsked(false);
  return (
    <>
      <CommandButton
        {...button}
        icon={<Icon name="undo" />}
        availability={availability}
        onPress={() => setIsAsked(true)}
      >
        Recall envelope
      </CommandButton>
      <LatePart
        load={loadReasonForm}
        isAsked={isAsked}
        failure={{
          title: 'The form could not be loaded',
          description: 'Check the connection, then try again.',
        }}
        onFail={close}
      >
        {(ReasonForm) => (
          <FormDialog
            open={isAsked}
            title={`Recall the envelope of ${contractTitle(contract)}`}
            size="small"
            onClose={close}
          >
            <ReasonForm
              label="Recall the envelope"
              question="Why is it recalled?"
              hint="Shown in the audit log. No one can sign the envelope any more."
              isRequired
              submit="Recall"
              schema={recallReasonSchema}
              draftKey={`contract.recallEnvelope ${id}`}
              isPending={isPending}
              onSubmit={({ reason }, show) => run({ id, reason }, show)}
            />
          </FormDialog>
        )}
      </LatePart>
    </>
  );
}
