import { parseAmount } from 'shared-kernel/domain/money';
import { contractTypeLabel } from 'shared-kernel/domain/contract';
import { FormGrid, SelectField, TextField, useWatch, type Control } from 'shared-kernel/form';
import { useOwnCompany, useCollection, useSearchMode } from 'shared-kernel/workspace';
import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { contractTypes, type ContractForm } from '../rules/contract-draft';
import { suggestClients } from './suggest-clients';

const none: readonly Client[] = [];

/** Suggests client names. A contract may also name a company that is not a client. */
function useClientNames(typed: string): readonly string[] {
  const { data = none } = useCollection('clients');
  const reach = useSearchMode();
  return useMemo(() => suggestClients(data, typed, reach), [data, typed, reach]);
}

interface ContractFieldsProps {
  readonly control: Control<ContractForm, unknown, ContractForm>;
}

const typeOptions = contractTypes.map((type) => ({ value: type, label: contractTypeLabel[type] }));

function valueHint(value: string): string {
  const { reason } = parseAmount(value);
  return reason === undefined || value.trim() === ''
    ? 'Enter the value as stated in the contract, such as $45,000,000'
    : `Saved as entered but not included in Total Value. ${reason}.`;
}

export function ContractFields({ control }: ContractFieldsProps) {
  const value = useWatch({ control, name: 'value' });
  const company = useOwnCompany();
  const clients = useClientNames(useWatch({ control, name: 'client' }));
  return (
    <>
      <TextField name="title" control={control} label="Title" autoFocus />
      <FormGrid>
        <SelectField name="type" control={control} label="Type" options={typeOptions} />
        <TextField
          name="client"
          control={control}
          label="Client"
          suggestions={clients}
          disabled={company !== undefined}
          hint={company !== undefined && 'Clients draft the contracts of their own company.'}
        />
      </FormGrid>
      <TextField name="value" control={control} label="Value" hint={valueHint(value)} />
    </>
  );
}
