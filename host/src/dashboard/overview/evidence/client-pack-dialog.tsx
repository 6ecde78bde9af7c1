import { Form, FormActions, SelectField, useValidatedForm } from 'shared-kernel/form';
import { FormDialog, useEvidencePack } from 'shared-kernel/records';
import { Button } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import * as v from 'valibot';

interface ClientPackDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

interface ClientPackFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

const schema = v.object({ client: v.pipe(v.string(), v.nonEmpty('Choose a client')) });

function ClientPackForm({ onDone, onCancel }: ClientPackFormProps) {
  const { data: clients = [] } = useCollection('clients');
  const form = useValidatedForm(schema, { defaultValues: { client: '' } });
  const pack = useEvidencePack({ kind: 'client', id: form.watch('client') });
  const submit = () => {
    pack?.onPress();
    onDone();
  };
  return (
    <Form form={form} label="Client" onSubmit={submit}>
      <SelectField
        name="client"
        control={form.control}
        label="Client"
        hint="One ZIP file with its record, cases, contracts, payments and their log entries."
        options={clients.map(({ id, companyName }) => ({
          value: id,
          label: companyName,
        }))}
        searchable
      />
      <FormActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit">
          Export
        </Button>
      </FormActions>
    </Form>
  );
}

export const ClientPackDialog = ({ open, onClose }: ClientPackDialogProps) => (
  <FormDialog open={open} title="Client report" size="small" onClose={onClose}>
    {({ leave }) => <ClientPackForm onDone={onClose} onCancel={leave} />}
  </FormDialog>
);
