import { applyEnvelopeSending } from '../rules/envelope';
import { envelopeFormSchema, getEnvelopeSettings, type EnvelopeForm } from '../rules/envelope-form';
import type { Contract } from 'shared-kernel/domain/contract';
import {
  DateField,
  FormGrid,
  Form,
  FormActions,
  SelectField,
  showFieldErrors,
  useDraft,
  useValidatedForm,
} from 'shared-kernel/form';
import { addDays, toLocalDate } from 'shared-kernel/format';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { ScreeningNotice } from 'shared-kernel/records';
import { useCommand, useScreening, useWorkspaceClock } from 'shared-kernel/workspace';
import { sendEnvelope } from '../commands/sign-contract';
import { getContractOwnership } from '../commands/ownerships';
import styles from './send-envelope-form.module.css';
import { emptySignatory, toSignatoryForms } from '../rules/signatory-forms';
import { SignatoryRows } from './signatory-rows';
import { useEnvelopeScreening } from './use-envelope-screening';

const orderOptions = [
  { value: 'listed', label: 'In the listed order' },
  { value: 'any', label: 'In any order' },
];

interface TermsFieldsProps {
  readonly control: ReturnType<typeof useValidatedForm<EnvelopeForm, EnvelopeForm>>['control'];
  readonly today: string;
}

const TermsFields = ({ control, today }: TermsFieldsProps) => (
  <>
    <SelectField
      name="order"
      control={control}
      label="Signing order"
      options={orderOptions}
      hint="Approvers act before signatories. Witnesses act after signatories."
    />
    <FormGrid>
      <DateField
        name="remindOn"
        control={control}
        label="Reminder date"
        min={addDays(today, 1)}
        hint="Optional. Sends a notification if signatures are still missing."
      />
      <DateField
        name="expiresOn"
        control={control}
        label="Last day to sign"
        min={today}
        hint="Optional. The envelope expires after this date."
      />
    </FormGrid>
  </>
);

export function SendEnvelopeForm({ contract }: { readonly contract: Contract }) {
  const { run, availability } = useCommand(sendEnvelope, getContractOwnership(contract));
  const now = useWorkspaceClock();
  const asksWhoSigns = contract.signatories.length === 0;
  const form = useValidatedForm(envelopeFormSchema, {
    defaultValues: {
      signatories: asksWhoSigns ? toSignatoryForms(contract) : [],
      ...getEnvelopeSettings(contract),
    },
  });
  const draft = useDraft(form, envelopeFormSchema, `contract.sendEnvelope ${contract.id}`);
  const screening = useEnvelopeScreening(contract);
  const [blocked] = useScreening('contract', contract);
  const trial = applyEnvelopeSending(contract, [emptySignatory], new Date(now));

  const send = async ({ signatories, ...terms }: EnvelopeForm) => {
    const { status } = await run({ id: contract.id, signatories, terms }, showFieldErrors(form));
    if (status === 'done') draft.forget();
    else screening.screen(signatories);
  };
  const submit = () => void form.handleSubmit(send)();

  return (
    <Form form={form} draft={draft} label="Send for signature" onSubmit={send}>
      <p className={styles.contents}>
        {contract.documents.length === 0
          ? 'Add a document first.'
          : `Documents: ${contract.documents.map(({ name }) => name).join(', ')}.`}{' '}
        This demo does not send emails or connect to DocuSign. Signatories with a portal sign there.
        The Admin portal records all other signatures.
      </p>
      {asksWhoSigns && <SignatoryRows contract={contract} form={form} />}
      <ScreeningNotice blocks={screening.blocks} />
      <TermsFields control={form.control} today={toLocalDate(now)} />
      <FormActions>
        <CommandButton
          type="primary"
          icon={<Icon name="send" />}
          availability={availability}
          refusal={trial.ok ? blocked?.text : trial.reason}
          onPress={submit}
        >
          Send for signature
        </CommandButton>
      </FormActions>
    </Form>
  );
}
