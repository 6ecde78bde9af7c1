import { useState } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { riskLevelView } from 'shared-kernel/domain/lifecycle';
import { typedLimits } from 'shared-kernel/domain/text';
import {
  Form,
  FormGrid,
  NumberField,
  SelectField,
  showInvalidIn,
  TextAreaField,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import { useCommand } from 'shared-kernel/workspace';
import type * as v from 'valibot';
import type { DialogEnds } from '../../records/reason-form';
import { SubmitActions } from '../../records/submit-actions';
import { riskLevels } from '../../screening/risk-levels';
import { clientRatingSchema, rateClient } from '../commands/rate-client';

const riskOptions = riskLevels.map((value) => ({ value, label: riskLevelView[value].label }));

interface RateClientFormProps {
  readonly client: Client;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function RateClientForm({ client, onCancel, onDone }: RateClientFormProps) {
  const [from] = useState({
    complianceScore: client.complianceScore,
    riskLevel: client.riskLevel,
  });
  const { run, isPending } = useCommand(rateClient);
  const form = useValidatedForm(clientRatingSchema, { defaultValues: { ...from, note: '' } });
  const draft = useDraft(form, clientRatingSchema, `client.rate ${client.id}`);
  const { control } = form;

  const rate = async (to: v.InferOutput<typeof clientRatingSchema>) => {
    const { status } = await run({ id: client.id, from, to }, showInvalidIn(form));
    if (status !== 'done') return;
    draft.forget();
    onDone();
  };

  return (
    <Form form={form} draft={draft} onSubmit={rate} label="Score and risk">
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
      <SubmitActions label="Save decision" isPending={isPending} onCancel={onCancel} />
    </Form>
  );
}

/** The decision on a client's score and risk, with its reason. */
export const RateClientDialog = ({
  client,
  open,
  onClose,
}: DialogEnds & Pick<RateClientFormProps, 'client'>) => (
  <FormDialog
    open={open}
    size="small"
    title={`Score and risk of ${client.companyName}`}
    onClose={onClose}
  >
    {({ leave }) => <RateClientForm client={client} onCancel={leave} onDone={onClose} />}
  </FormDialog>
);
