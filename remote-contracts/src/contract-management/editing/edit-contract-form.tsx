import { useState } from 'react';
import * as v from 'valibot';
import type { Contract } from 'shared-kernel/domain/contract';
import { CommandForm } from 'shared-kernel/form';
import { useCommand } from 'shared-kernel/workspace';
import { editContract } from '../commands/edit-contract';
import { ReopensReviewNotice } from '../signing/reopens-review-notice';
import { contractDraftSchema, contractFormSchema, type ContractForm } from './contract-draft';
import { ContractFields } from './contract-fields';

const formOf = ({ type, title, client, value }: Contract): ContractForm => ({
  type,
  title,
  client,
  value,
  reviewRequired: true,
});

/** The fields of a contract as they were when editing began, and what becomes of them. */
export function EditContractForm({ contract }: { readonly contract: Contract }) {
  const [from] = useState(() => formOf(contract));
  const { run, isPending } = useCommand(editContract);
  const inputOf = (values: ContractForm) => ({
    id: contract.id,
    from: v.parse(contractDraftSchema, from),
    to: v.parse(contractDraftSchema, values),
  });
  return (
    <CommandForm
      label="Edit contract"
      schema={contractFormSchema}
      defaultValues={from}
      draftKey={`contract.edit ${contract.id}`}
      submit="Save changes"
      isPending={isPending}
      onSubmit={(values, show) => run(inputOf(values), show)}
    >
      {({ control }) => (
        <>
          <ReopensReviewNotice contract={contract} />
          <ContractFields control={control} />
        </>
      )}
    </CommandForm>
  );
}
