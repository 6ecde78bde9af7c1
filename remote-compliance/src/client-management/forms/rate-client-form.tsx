import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { typedLimits } from 'shared-kernel/domain/text';
import { CommandForm, FormGrid, NumberField, SelectField, TextAreaField } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type { DialogControls } from '../../records/reason-form';
import { riskLevels } from '../../screening/risk-levels';
import { clientRatingSchema, rateClient } from '../commands/rate-client';

const riskOptions = riskLevels.map((value) => ({ value, label: riskLevelView[value].label }));

export function RateClientDialog({
  client: { id, companyName, complianceScore, riskLevel },
  ...ends
}: DialogControls & { readonly client: Client }) {
  const [from] = useState({ complianceScore, riskLevel });
  const { run, isPending } = useCommand(rateClient);
  return (
    <FormDialog {...ends} size="small" title={`Score and risk of ${companyName}`}>
      <CommandForm
        label="Score and risk"
        schema={clientRatingSchema}
        defaultValues={{ ...from, note: '' }}
        draftKey={`client.rate ${id}`}
        submit="Save decision"
        isPending={isPending}
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
              label="Why does it change?"
              hint="Shown in the compliance history."
              maxLength={typedLimits.line}
              required
            />
          </>
        )}
      </CommandForm>
    </FormDialog>
  );
}
