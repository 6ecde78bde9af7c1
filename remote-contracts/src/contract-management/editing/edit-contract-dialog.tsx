import { useState } from 'react';
import * as v from 'valibot';
import { formatContractTitle, type Contract } from 'shared-kernel/domain/contract';
import { CommandDialog } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { editContract } from '../commands/edit-contract';
import type { ContractDialogProps } from '../contract-dialog';
import { ReviewReopeningNotice } from '../signing/review-reopening-notice';
import {
  contractDraftSchema,
  contractFormSchema,
  type ContractForm,
} from '../rules/contract-draft';
import { ContractFields } from './contract-fields';

const formOf = ({ type, title, client, value }: Contract): ContractForm => ({
  type,
  title,
  client,
  value,
  reviewRequired: true,
});

/** Dialog that edits a contract. Saves only the fields that the user changed. */
export function EditContractDialog({ contract, ...ends }: ContractDialogProps) {
  const [from] = useState(() => formOf(contract));
  const { run } = useCommand(editContract);
  const inputOf = (values: ContractForm) => ({
    id: contract.id,
    from: v.parse(contractDraftSchema, from),
    to: v.parse(contractDraftSchema, values),
  });
  return (
    <CommandDialog
      {...ends}
      title={`Edit ${formatContractTitle(contract)}`}
      label="Edit contract"
      schema={contractFormSchema}
      defaultValues={from}
      draftKey={`contract.edit ${contract.id}`}
      submit="Save changes"
      onSubmit={(values, show) => run(inputOf(values), show)}
    >
      {({ control }) => (
        <>
          <ReviewReopeningNotice contract={contract} />
          <ContractFields control={control} />
        </>
      )}
    </CommandDialog>
  );
}
