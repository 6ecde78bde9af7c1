import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import {
  contractDraftSchema,
  contractFormSchema,
  type ContractDraft,
  type ContractForm,
} from 'shared-kernel/domain/contract';
import { CheckboxField, Form, FormActions, useValidatedForm } from 'shared-kernel/form';
import { Button } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { emptyContractForm, halfTypedContractAtom } from '../contract-management.atoms';
import { ContractFields } from './contract-fields';
import { WaiverDialog } from './waiver-dialog';

interface CreateContractFormProps {
  readonly onClose: () => void;
}

const draftOf = (form: ContractForm): ContractDraft => v.parse(contractDraftSchema, form);

/** With the review box ticked it creates a draft (C8); without, it asks for the waiver first (C9). */
export function CreateContractForm({ onClose }: CreateContractFormProps) {
  const [halfTyped, setHalfTyped] = useAtom(halfTypedContractAtom);
  const [waiving, setWaiving] = useState<ContractDraft>();
  const create = useCommand('contract.create');
  const waive = useCommand('contract.waive');
  const form = useValidatedForm(contractFormSchema, { defaultValues: halfTyped });

  useEffect(() => {
    const { unsubscribe } = form.watch((values) =>
      setHalfTyped({ ...emptyContractForm, ...values }),
    );
    return unsubscribe;
  }, [form, setHalfTyped]);

  const finish = (status: 'done' | 'inert' | 'failed') => {
    if (status !== 'done') return;
    setHalfTyped(emptyContractForm);
    onClose();
  };

  const submit = async (values: ContractForm) => {
    if (!values.reviewRequired) {
      setWaiving(draftOf(values));
      return;
    }
    finish((await create.run(draftOf(values))).status);
  };

  return (
    <>
      <Form form={form} onSubmit={submit} label="Create contract">
        <ContractFields control={form.control} />
        <CheckboxField
          name="reviewRequired"
          control={form.control}
          label="Legal review required"
          hint="Without a legal review the contract is deployed on your own responsibility."
        />
        <FormActions>
          <Button onClick={() => form.reset(emptyContractForm)}>Start over</Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="primary" htmlType="submit" loading={create.isPending}>
            Create Contract
          </Button>
        </FormActions>
      </Form>
      <WaiverDialog
        open={waiving !== undefined}
        isPending={waive.isPending}
        onBack={() => setWaiving(undefined)}
        onConfirm={(accepted) => {
          if (waiving)
            void waive.run({ ...waiving, accepted }).then(({ status }) => finish(status));
        }}
      />
    </>
  );
}
