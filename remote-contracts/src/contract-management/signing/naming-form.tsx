import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandForm } from 'shared-kernel/form';
import { ScreeningNotice } from 'shared-kernel/records';
import { useCommand, useScreening } from 'shared-kernel/workspace';
import { nameSignatories } from '../commands/name-signatories';
import { ownershipOf } from '../commands/ownerships';
import { envelopeFormSchema, envelopeTermsOf } from '../rules/envelope-terms';
import { signatoryForms } from '../rules/naming';
import { SignatoryRows } from './signatory-rows';

export interface SignatoriesFormProps extends Pick<
  ComponentProps<typeof CommandForm>,
  'cancel' | 'onCancel' | 'onDone'
> {
  readonly contract: Contract;
}

export function NamingForm({ contract, ...ends }: SignatoriesFormProps) {
  const { run } = useCommand(nameSignatories, ownershipOf(contract));
  const blocks = useScreening('contract', contract);
  const { id } = contract;
  return (
    <CommandForm
      label="Signatories"
      schema={envelopeFormSchema}
      defaultValues={{ signatories: signatoryForms(contract), ...envelopeTermsOf(contract) }}
      draftKey={`contract.nameSignatories ${id}`}
      submit="Save signatories"
      onSubmit={({ signatories }, show) => run({ id, signatories }, show)}
      {...ends}
    >
      {(form) => (
        <>
          <SignatoryRows contract={contract} form={form} />
          <ScreeningNotice blocks={blocks} />
        </>
      )}
    </CommandForm>
  );
}
