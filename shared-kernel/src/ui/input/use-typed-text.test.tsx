import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SearchField } from './search-field';
import { useTypedText } from './use-typed-text';

interface SampleProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function Sample({ value, onChange }: SampleProps) {
  const { field } = useTypedText(value, onChange);
  return <input {...field} aria-label="Amount" />;
}

function lateOwner(Subject: (props: SampleProps) => ReactNode, initial = '') {
  const asked: string[] = [];
  const owner = (value: string) => (
    <>
      <Subject value={value} onChange={(text) => asked.push(text)} />
      <button type="button">Elsewhere</button>
    </>
  );
  const { rerender } = render(owner(initial));
  const say = (text: string) => rerender(owner(text));
  return {
    user: userEvent.setup({ delay: null }),
    asked,
    say,
    answer: () => say(asked.at(-1) ?? initial),
  };
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');

describe('text field with a parent that updates late', () => {
  it('[R52] truncates a pasted search to the maximum length', async () => {
    const { user, asked } = lateOwner(({ value, onChange }) => (
      <SearchField label="Search" value={value} onChange={onChange} />
    ));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('q'.repeat(10_000));
    expect(asked).toEqual(['q'.repeat(200)]);
  });

  it('[C2, TX3] preserves every character of fast typing, and the caret position', async () => {
    const { user, answer } = lateOwner(Sample, '9');
    await user.click(field());
    field().setSelectionRange(0, 0);
    await user.keyboard('25000');
    expect(field()).toHaveValue('250009');
    expect(field().selectionStart).toBe(5);
    answer();
    expect(field()).toHaveValue('250009');
    expect(field().selectionStart).toBe(5);
  });

  it('[C2, TX3] keeps typed text while updates for earlier keystrokes arrive', async () => {
    const { user, asked, say } = lateOwner(Sample);
    await user.click(field());
    for (const key of '2500') {
      await user.keyboard(key);
      say(asked.at(-2) ?? '');
    }
    expect(asked).toEqual(['2', '25', '250', '2500']);
    expect(field()).toHaveValue('2500');
  });

  it('[C2, TX3] keeps typed text until the parent’s value updates, even if the field is blurred and focused again', async () => {
    const { user, answer } = lateOwner(Sample);
    await user.type(field(), '2500');
    await user.tab();
    expect(field()).toHaveValue('2500');
    await user.tab({ shift: true });
    await user.keyboard('{End}00');
    await user.tab();
    expect(field()).toHaveValue('250000');
    answer();
    expect(field()).toHaveValue('250000');
  });

  it('[C2, TX3] shows the parent’s value after blur, for example after Clear filters or Back', async () => {
    const { user, answer, say } = lateOwner(Sample);
    await user.type(field(), '2500');
    answer();
    await user.tab();
    say('');
    expect(field()).toHaveValue('');
    await user.click(field());
    say('7');
    expect(field()).toHaveValue('7');
  });

  it('[C2, TX3] shows the empty value when the parent clears the field before it confirmed the typed text', async () => {
    const { user, say } = lateOwner(Sample, '1');
    await user.type(field(), '25');
    await user.tab();
    say('');
    expect(field()).toHaveValue('');
  });

  it('[C2] fast typing works in a search field with clear button and Escape', async () => {
    const { user, asked, answer } = lateOwner(({ value, onChange }) => (
      <SearchField label="Search" value={value} onChange={onChange} />
    ));
    const search = screen.getByRole('searchbox');
    await user.type(search, 'meridian energy');
    expect(search).toHaveValue('meridian energy');
    await user.keyboard('{Escape}gulf');
    expect(search).toHaveValue('gulf');
    answer();
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(search).toHaveValue('');
    expect(asked.at(-1)).toBe('');
  });
});
