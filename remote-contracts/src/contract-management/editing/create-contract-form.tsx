import { useState } from 'react';
import * as v from 'valibot';
import { contractFormSchema, type ContractForm } from '../rules/contract-draft';
import {
  CheckboxField,
  Form,
  FormActions,
  showFieldErrors,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand, useOwnCompany } from 'shared-kernel/workspace';
import {
  createContract,
  contractInputSchema,
  waiveLegalReview,
  type ContractInput,
} from '../commands/create-contract';
import { ContractFields } from './contract-fields';
import { TemplateField } from './template-field';
import { WaiverDialog } from './waiver-dialog';

const blank: ContractForm = {
  type: 'supply_agreement',
  title: '',
  client: '',
  value: '',
  reviewRequired: true,
};

const draftOf = (form: ContractForm): ContractInput => v.parse(contractInputSchema, form);

/**
 * Form state and submit handler of a new contract. Without a legal review, submitting opens the waiver dialog first.
 */
function useCreation(onClose: () => void) {
  const [waiving, setWaiving] = useState<ContractInput>();
  const create = useCommand(createContract);
  const waive = useCommand(waiveLegalReview);
  const client = useOwnCompany() ?? '';
  const form = useValidatedForm(contractFormSchema, { defaultValues: { ...blank, client } });
  const draft = useDraft(form, contractFormSchema, 'contract.create');

  const finish = (result: Awaited<ReturnType<typeof create.run>>) => {
    if (result.status !== 'done') return;
    draft.forget();
    onClose();
  };

  const submit = async (values: ContractForm) => {
    if (!values.reviewRequired) {
      setWaiving(draftOf(values));
      return;
    }
    finish(await create.run(draftOf(values), showFieldErrors(form)));
  };

  const waiveWith = async (accepted: boolean) => {
    if (!waiving) return;
    finish(await waive.run({ ...waiving, accepted }));
  };

  return {
    form,
    draft,
    submit,
    isCreating: create.isPending,
    waiver: {
      open: waiving !== undefined,
      isPending: waive.isPending,
      onBack: () => setWaiving(undefined),
      onConfirm: (accepted: boolean) => void waiveWith(accepted),
    },
  };
}

/** Form that creates a draft contract (C8). Without a legal review, the form first opens the waiver dialog (C9). */
export function CreateContractForm({ onClose }: { readonly onClose: () => void }) {
  const { form, draft, submit, isCreating, waiver } = useCreation(onClose);
  return (
    <>
      <Form form={form} draft={draft} onSubmit={submit} label="Create contract">
        <TemplateField form={form} />
        <ContractFields control={form.control} />
        <CheckboxField
          name="reviewRequired"
          control={form.control}
          label="Legal review required"
          hint="If you skip the legal review, you are responsible for the deployed contract."
        />
        <FormActions>
          <Button onClick={() => form.reset()}>Clear form</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={isCreating}>
            Create contract
          </Button>
        </FormActions>
      </Form>
      <WaiverDialog {...waiver} />
    </>
  );
}
