import { Form, FormActions, SelectField, useValidatedForm } from 'shared-kernel/form';
import { useEvidencePack } from 'shared-kernel/records';
import { Button, Dialog, type DialogControls } from 'shared-kernel/ui';
import { useCollection } from 'shared-kernel/workspace';
import * as v from 'valibot';

const schema = v.object({ client: v.pipe(v.string(), v.nonEmpty('Choose a client')) });

function ClientPackForm({ onClose }: Pick<DialogControls, 'onClose'>) {
  const { data: clients = [] } = useCollection('clients');
  const form = useValidatedForm(schema, { defaultValues: { client: '' } });
  const pack = useEvidencePack({ kind: 'client', id: form.watch('client') });
  const submit = () => {
    pack?.onPress();
    onClose();
  };
  return (
    <Form form={form} label="Client" onSubmit={submit}>
      <SelectField
        name="client"
        control={form.control}
        label="Client"
        hint="Exports a ZIP file with the client’s records, review cases, contracts, payments and audit entries."
        options={clients.map(({ id, companyName }) => ({
          value: id,
          label: companyName,
        }))}
        searchable
      />
      <FormActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="primary" htmlType="submit">
          Export
        </Button>
      </FormActions>
    </Form>
  );
}

export const ClientEvidencePackDialog = ({ open, onClose }: DialogControls) => (
  <Dialog open={open} title="Client report" size="small" onClose={onClose}>
    <ClientPackForm onClose={onClose} />
  </Dialog>
);
