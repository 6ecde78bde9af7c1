import type { ComponentProps } from 'react';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandForm } from 'shared-kernel/form';
import { ScreeningNotice } from 'shared-kernel/records';
import { useCommand, useScreening } from 'shared-kernel/workspace';
import { setSignatories } from '../commands/set-signatories';
import { getContractOwnership } from '../commands/ownerships';
import { envelopeFormSchema, getEnvelopeSettings } from '../rules/envelope-form';
import { toSignatoryForms } from '../rules/signatory-forms';
import { SignatoryRows } from './signatory-rows';

export interface SignatoriesFormProps extends Pick<
  ComponentProps<typeof CommandForm>,
  'cancel' | 'onCancel' | 'onDone'
> {
  readonly contract: Contract;
}

export function AddSignatoriesForm({ contract, ...ends }: SignatoriesFormProps) {
  const { run } = useCommand(setSignatories, getContractOwnership(contract));
  const blocks = useScreening('contract', contract);
  const { id } = contract;
  return (
    <CommandForm
      label="Signatories"
      schema={envelopeFormSchema}
      defaultValues={{ signatories: toSignatoryForms(contract), ...getEnvelopeSettings(contract) }}
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
