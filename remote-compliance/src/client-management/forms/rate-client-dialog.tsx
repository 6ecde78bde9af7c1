import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { riskLevelDisplay } from 'shared-kernel/domain/lifecycle';
import { inputLimits } from 'shared-kernel/domain/text';
import {
  FormGrid,
  NumberField,
  SelectField,
  TextAreaField,
  CommandDialog,
} from 'shared-kernel/form';
import type { DialogControls } from 'shared-kernel/ui';
import { useCommand } from 'shared-kernel/workspace';
import { riskLevels } from '../../screening/risk-levels';
import { clientRatingSchema, rateClient } from '../commands/rate-client';

const riskOptions = riskLevels.map((value) => ({ value, label: riskLevelDisplay[value].label }));

export function RateClientDialog({
  client: { id, companyName, complianceScore, riskLevel },
  ...ends
}: DialogControls & { readonly client: Client }) {
  const [from] = useState({ complianceScore, riskLevel });
  const { run } = useCommand(rateClient);
  return (
    <CommandDialog
      {...ends}
      size="small"
      title={`Score and risk of ${companyName}`}
      label="Score and risk"
      schema={clientRatingSchema}
      defaultValues={{ ...from, note: '' }}
      draftKey={`client.rate ${id}`}
      submit="Save decision"
      onSubmit={(to, show) => run({ id, from, to }, show)}
    >
      {({ control }) => (
        <>
          <FormGrid>
            <NumberField
              name="complianceScore"
              control={control}
              label="Compliance score"
              hint="0 to 100"
              step={1}
              required
            />
            <SelectField name="riskLevel" control={control} label="Risk" options={riskOptions} />
          </FormGrid>
          <TextAreaField
            name="note"
            control={control}
            label="Reason for the change"
            hint="Shown in the compliance history."
            maxLength={inputLimits.line}
            required
          />
        </>
      )}
    </CommandDialog>
  );
}
