import { screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { renderWithProviders } from '../testing/render';
import { Checkbox, FilterSelect, Switch } from '../ui';
import { InputNumber, RadioGroup } from '../ui/antd';
import { DateField } from './date-field';
import { FileField } from './file-field';
import { Form } from './form';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useValidatedForm } from './use-validated-form';

const options = [
  { value: 'low', label: 'Low' },
  { value: 'high', label: 'High' },
];

const schema = v.object({
  client: v.string(),
  risk: v.string(),
  portals: v.array(v.string()),
  due: v.string(),
  when: v.string(),
  file: v.optional(v.instance(File)),
});

function Fields() {
  const { control, ...form } = useValidatedForm(schema, {
    defaultValues: {
      client: 'Mer',
      risk: 'low',
      portals: ['low', 'high'],
      due: '2024-07-22',
      when: '2024-07-22T10:00',
      file: new File(['x'], 'Site.png'),
    },
  });
  return (
    <Form form={{ control, ...form }} onSubmit={jest.fn()} label="All">
      <TextField name="client" label="Client" control={control} suggestions={['Meridian']} />
      <SelectField name="risk" label="Risk" control={control} options={options} />
      <SelectField name="portals" label="Portals" control={control} options={options} multiple />
      <DateField name="due" label="Due" control={control} />
      <DateField name="when" label="When" control={control} withTime />
      <FileField name="file" label="File" control={control} />
      <FilterSelect label="Status" value="low" options={options} onChange={jest.fn()} />
      <InputNumber aria-label="Amount" defaultValue={1} />
      <Checkbox defaultChecked>Urgent</Checkbox>
      <RadioGroup options={options} value="low" />
      <Switch aria-label="Alerts" />
    </Form>
  );
}

it('[E2] form controls have no title attribute, whether open or closed @deep', async () => {
  const { user } = renderWithProviders(<Fields />);
  await waitFor(() => expect(screen.getByLabelText('Due')).toBeEnabled());
  for (const name of ['Client', 'Risk', 'Portals', 'Status'])
    await user.click(screen.getByRole('combobox', { name }));
  for (const name of ['Due', 'When']) {
    await user.click(screen.getByLabelText(name));
    expect(await screen.findAllByText('Jul')).not.toHaveLength(0);
  }
  const titles = [...document.querySelectorAll('[title]')].map((one) => one.getAttribute('title'));
  expect(titles.filter((title) => title !== '')).toEqual([]);
});
