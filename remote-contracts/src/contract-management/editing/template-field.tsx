import { useEffect } from 'react';
import { SelectField, useWatch, type useValidatedForm } from 'shared-kernel/form';
import { CommandButton, Icon } from 'shared-kernel/ui';
import { useCollection, useCommand } from 'shared-kernel/workspace';
import { removeTemplate } from '../commands/save-template';
import type { ContractForm } from '../rules/contract-draft';
import type { ContractTemplate } from '../rules/contract-template';

const none: readonly ContractTemplate[] = [];

interface TemplateFieldProps {
  readonly form: ReturnType<typeof useValidatedForm<ContractForm, ContractForm>>;
}

function RemoveButton({ form }: TemplateFieldProps) {
  const id = useWatch({ control: form.control, name: 'template' });
  const { run, availability } = useCommand(removeTemplate, {});
  if (id === undefined) return null;
  const remove = async () => {
    const { status } = await run({ id });
    if (status === 'done') form.setValue('template', undefined);
  };
  return (
    <div>
      <CommandButton
        size="small"
        icon={<Icon name="trash" />}
        availability={availability}
        onPress={() => void remove()}
      >
        Remove template
      </CommandButton>
    </div>
  );
}

export function TemplateField({ form }: TemplateFieldProps) {
  const { data: templates = none } = useCollection('contractTemplates');
  useEffect(() => {
    const { unsubscribe } = form.watch(({ template: chosen }, { name }) => {
      const template = templates.find(({ id }) => name === 'template' && id === chosen);
      if (!template) return;
      form.setValue('title', template.title, { shouldDirty: true });
      form.setValue('type', template.type, { shouldDirty: true });
    });
    return unsubscribe;
  }, [form, templates]);
  if (templates.length === 0) return null;
  return (
    <>
      <SelectField
        name="template"
        control={form.control}
        label="Template"
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        hint="Templates fill in the title, type and signatory roles."
        clearable
        searchable
      />
      <RemoveButton form={form} />
    </>
  );
}
