import { useState } from 'react';
import * as v from 'valibot';
import type { Contract } from 'shared-kernel/domain/contract';
import { contractDraftSchema } from './contract-draft';
import { contractFormSchema, type ContractForm } from './contract-form-schema';
import { Form, FormActions, showInvalidIn, useDraft, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { editContract } from '../commands/edit-contract';
import { ReopensReviewNotice } from '../signing/reopens-review-notice';
import { ContractFields } from './contract-fields';

interface EditContractFormProps {
  readonly contract: Contract;
  readonly onCancel: () => void;
  readonly onSaved: () => void;
}

const formOf = ({ type, title, client, value }: Contract): ContractForm => ({
  type,
  title,
  client,
  value,
  reviewRequired: true,
});

/** The fields of a contract as they were when editing began, and what becomes of them. */
export function EditContractForm({ contract, onCancel, onSaved }: EditContractFormProps) {
  const [from] = useState(() => formOf(contract));
  const { run, isPending } = useCommand(editContract);
  const form = useValidatedForm(contractFormSchema, { defaultValues: from });
  const draft = useDraft(form, contractFormSchema, `contract.edit ${contract.id}`);

  const save = async (values: ContractForm) => {
    const input = {
      id: contract.id,
      from: v.parse(contractDraftSchema, from),
      to: v.parse(contractDraftSchema, values),
    };
    const { status } = await run(input, showInvalidIn(form));
    if (status !== 'done') return;
    draft.forget();
    onSaved();
  };

  return (
    <Form form={form} draft={draft} onSubmit={save} label="Edit contract">
      <ReopensReviewNotice contract={contract} />
      <ContractFields control={form.control} />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={isPending}>
          Save changes
        </Button>
      </FormActions>
    </Form>
  );
}
