import { SelectField, TextField, useValidatedForm } from 'shared-kernel/form';
import { Button, Section, Stack } from 'shared-kernel/ui';
import * as v from 'valibot';
import { changeOverride, overrideRefusal } from './overrides';

interface PreviewFormProps {
  readonly names: readonly string[];
}

const previewSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.nonEmpty('Choose a remote.')),
    release: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a release or an address.')),
  }),
  v.forward(
    v.partialCheck(
      [['name'], ['release']],
      ({ name, release }) => overrideRefusal(name, release) === undefined,
      ({ input }) => overrideRefusal(input.name, input.release) ?? '',
    ),
    ['release'],
  ),
);

export function PreviewForm({ names }: PreviewFormProps) {
  const form = useValidatedForm(previewSchema, { defaultValues: { name: '', release: '' } });
  const submit = form.handleSubmit(({ name, release }) =>
    window.location.assign(changeOverride(name, release)),
  );
  return (
    <Section
      title="Preview a release"
      description="The page reloads with this release, in this browser tab only."
    >
      <form noValidate aria-label="Preview a release" onSubmit={(event) => void submit(event)}>
        <Stack>
          <SelectField
            control={form.control}
            name="name"
            label="Remote"
            options={names.map((name) => ({ value: name, label: name }))}
          />
          <TextField
            control={form.control}
            name="release"
            label="Release, or address of a development server"
          />
          <Button type="primary" htmlType="submit">
            Preview
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
