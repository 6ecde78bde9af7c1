import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { draftsKey } from '../../shell/storage-keys';
import { renderWithProviders } from '../../testing/render';
import { Form } from '../form';
import { NumberField } from '../number-field';
import { SelectField } from '../select-field';
import { TextField } from '../text-field';
import { useValidatedForm } from '../use-validated-form';
import { readDraft } from './drafts';
import { useDraft } from './use-draft';

const schema = v.object({
  company: v.pipe(v.string(), v.trim(), v.minLength(3, 'Too short')),
  email: v.union([v.literal(''), v.pipe(v.string(), v.email('No email'))]),
  risk: v.picklist(['low', 'high']),
  score: v.pipe(v.number('A number'), v.maxValue(100, 'At most 100')),
});

type Values = v.InferInput<typeof schema>;

const atlas: Partial<Values> = { company: 'Atlas', email: '', risk: 'low' };
const name = 'admin client.edit CL-003';

interface SampleProps {
  readonly from?: Partial<Values>;
  readonly onSave?: () => boolean;
}

function Sample({ from = atlas, onSave = () => true }: SampleProps) {
  const form = useValidatedForm(schema, { defaultValues: from });
  const draft = useDraft(form, schema, 'client.edit CL-003');
  const { control } = form;
  return (
    <Form
      form={form}
      draft={draft}
      onSubmit={() => {
        if (onSave()) draft.forget();
      }}
    >
      <TextField name="company" label="Company" control={control} />
      <TextField name="email" label="Email" control={control} />
      <SelectField
        name="risk"
        label="Risk"
        control={control}
        options={[{ value: 'low', label: 'Low' }]}
      />
      <NumberField name="score" label="Score" control={control} />
      <button type="submit">Save</button>
    </Form>
  );
}

const company = () => screen.getByRole('textbox', { name: 'Company' });
const restored = () => screen.queryByText(/Draft restored/);

function reopen(rendered: ReturnType<typeof renderWithProviders>, props: SampleProps = {}) {
  rendered.unmount();
  return renderWithProviders(<Sample {...props} />);
}

async function type(text = ' Drilling') {
  const rendered = renderWithProviders(<Sample />);
  await rendered.user.type(company(), text);
  return rendered;
}

describe('form with drafts', () => {
  it('[CL6, C8] a form shows its initial values, and stores no draft until the user changes a value', () => {
    renderWithProviders(<Sample />);
    expect(restored()).not.toBeInTheDocument();
    expect(sessionStorage.getItem(draftsKey)).toBeNull();
  });

  it('[CL6, C8] a form restores typed values, even invalid ones, and shows a notice', async () => {
    const rendered = await type();
    await rendered.user.type(screen.getByRole('textbox', { name: 'Email' }), 'jose@');
    await rendered.user.type(screen.getByRole('spinbutton', { name: 'Score' }), '88');
    reopen(rendered);
    expect(company()).toHaveValue('Atlas Drilling');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('jose@');
    expect(screen.getByRole('spinbutton', { name: 'Score' })).toHaveValue('88');
    expect(restored()).toBeVisible();
    expect(restored()).not.toHaveTextContent('Someone else');
  });

  it('[CL6] a draft restores only the changed fields if another user has edited the record', async () => {
    reopen(await type(), { from: { ...atlas, email: 'new@atlas.example' } });
    expect(company()).toHaveValue('Atlas Drilling');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('new@atlas.example');
    expect(restored()).not.toHaveTextContent('Someone else');
  });

  it('[CL6] a form warns if another user has changed a field of the draft', async () => {
    reopen(await type(), { from: { ...atlas, company: 'Atlas Deep' } });
    expect(company()).toHaveValue('Atlas Drilling');
    expect(restored()).toHaveTextContent('Someone else changed these fields.');
  });

  it('[CL6, C8] saving deletes the draft, but a failed attempt does not', async () => {
    const refused = reopen(await type(), { from: { ...atlas, score: 1 }, onSave: () => false });
    await refused.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(readDraft(name)?.typed).toEqual({ company: 'Atlas Drilling' });
    const saved = reopen(refused, { from: { ...atlas, score: 1 } });
    await saved.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(readDraft(name)).toBeUndefined();
    reopen(saved);
    expect(company()).toHaveValue('Atlas');
  });

  it('[CL6, C8] discarding a draft deletes it and focuses the form @deep', async () => {
    const { user } = reopen(await type());
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(company()).toHaveValue('Atlas');
    expect(company()).toHaveFocus();
    expect(restored()).not.toBeInTheDocument();
    expect(readDraft(name)).toBeUndefined();
  });

  it('[CL6, C8] reverting the changes deletes the draft', async () => {
    const { user } = await type('x');
    await user.type(company(), '{Backspace}');
    expect(readDraft(name)).toBeUndefined();
  });

  it('[CL6, C8] a draft restores only values that have the type of their field', () => {
    const typed = { company: 7, risk: 'no such risk', score: 300, email: 'a@', other: 'x' };
    sessionStorage.setItem(
      draftsKey,
      JSON.stringify({ [`trustfold ${name}`]: { typed, from: {} } }),
    );
    renderWithProviders(<Sample />);
    expect(company()).toHaveValue('Atlas');
    expect(screen.getByText('Low')).toBeInTheDocument();
    expect(screen.getByRole('spinbutton', { name: 'Score' })).toHaveValue('300');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('a@');
  });

  it('[CL6, C8] a form works if the browser blocks storage', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { user } = await type();
    expect(company()).toHaveValue('Atlas Drilling');
    await user.type(screen.getByRole('spinbutton', { name: 'Score' }), '8');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(readDraft(name)).toBeUndefined();
  });
});

describe('draft of a portal', () => {
  const path = '/trustfold/dashboard/:portalType';
  const open = (portal: string) =>
    renderWithProviders(<Sample />, { route: `/trustfold/dashboard/${portal}`, path });

  it('[R95] a draft is not offered in another portal, but is restored on return to its portal', async () => {
    const admin = open('admin');
    await admin.user.type(company(), ' Drilling');
    admin.unmount();
    const banking = open('banking');
    expect(company()).toHaveValue('Atlas');
    expect(restored()).not.toBeInTheDocument();
    banking.unmount();
    open('admin');
    expect(company()).toHaveValue('Atlas Drilling');
    expect(restored()).toBeVisible();
  });
});
