import { listClientChoices } from 'shared-kernel/domain/client';
import {
  signOffDeskPortal,
  signOffDesks,
  transactionTypes,
  transactionTypeDisplay,
} from 'shared-kernel/domain/transaction';
import {
  FormGrid,
  NumberField,
  SelectField,
  TextField,
  useWatch,
  CommandDialog,
} from 'shared-kernel/form';
import { useCurrentPortal } from 'shared-kernel/shell';
import { Notice, type DialogControls } from 'shared-kernel/ui';
import { useCollection, useCommand, useOwnCompany } from 'shared-kernel/workspace';
import { useEffect, type ComponentProps } from 'react';
import type * as v from 'valibot';
import { createTransaction } from '../commands/create-transaction';
import { signOffDeskLabel } from '../details/transaction-progress';
import { useTransactionFilters } from '../use-transaction-filters';
import {
  listCurrencies,
  paymentFormSchema,
  type PaymentForm,
} from '../commands/payment-form-schema';

const typeOptions = transactionTypes.map((value) => ({
  value,
  label: transactionTypeDisplay[value].label,
}));

type FormChildren = ComponentProps<
  typeof CommandDialog<v.InferInput<typeof paymentFormSchema>, PaymentForm>
>['children'];

interface FieldsProps {
  readonly form: Parameters<FormChildren>[0];
}

function CurrencyFields({ form: { control, setValue } }: FieldsProps) {
  const type = useWatch({ control, name: 'type' });
  // The second currency is cleared for fiat payments. Its field is hidden, so an error in that field would not be
  // visible.
  useEffect(() => {
    if (type === 'fiat') setValue('toCurrency', '');
  }, [type, setValue]);
  const options = listCurrencies(type).map((value) => ({ value, label: value }));
  return (
    <>
      <SelectField name="currency" label="Currency" control={control} options={options} required />
      {type !== 'fiat' && (
        <SelectField
          name="toCurrency"
          label="To currency"
          control={control}
          options={[{ value: '' as const, label: 'No currency conversion' }, ...options]}
          required={type === 'fx'}
        />
      )}
    </>
  );
}

function OwnDeskNotice() {
  const portal = useCurrentPortal();
  const desk = signOffDesks.find((each) => signOffDeskPortal[each] === portal);
  if (!desk) return null;
  return (
    <Notice tone="warning" title="You cannot sign off a payment that you created">
      {`Another person must sign off for the ${signOffDeskLabel[desk].toLowerCase()}.`}
    </Notice>
  );
}

function PaymentFields({ form }: FieldsProps) {
  const { control } = form;
  const { data: clients = [] } = useCollection('clients');
  const typed = useWatch({ control, name: 'counterparty' }).toLowerCase();
  return (
    <>
      <SelectField name="type" label="Type" control={control} options={typeOptions} required />
      <TextField
        name="counterparty"
        label="Counterparty"
        control={control}
        suggestions={listClientChoices(clients).filter((name) =>
          name.toLowerCase().includes(typed),
        )}
        required
      />
      <FormGrid>
        <NumberField name="amount" label="Amount" control={control} min={0} required />
        <CurrencyFields form={form} />
      </FormGrid>
      <TextField name="reference" label="Reference" control={control} autoComplete="off" required />
      <OwnDeskNotice />
    </>
  );
}

export function CreatePaymentDialog(ends: DialogControls) {
  const { run } = useCommand(createTransaction);
  const company = useOwnCompany();
  const { open } = useTransactionFilters();
  return (
    <CommandDialog
      {...ends}
      title="Create payment"
      label="New payment"
      schema={paymentFormSchema}
      defaultValues={{
        type: 'fiat',
        counterparty: company ?? '',
        currency: 'USD',
        toCurrency: '',
        reference: '',
      }}
      draftKey="transaction.create"
      submit="Create payment"
      onSubmit={async (form, showInvalid) => {
        const result = await run(form, showInvalid);
        if (result.status === 'done') open(result.output.id);
        return result;
      }}
    >
      {(form) => <PaymentFields form={form} />}
    </CommandDialog>
  );
}
