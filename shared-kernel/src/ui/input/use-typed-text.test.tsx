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

/** An owner that knows all that was typed before it answers: the test calls its answer. */
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

describe('a text whose owner answers late', () => {
  it('[R52] takes no more of a pasted search than its longest', async () => {
    const { user, asked } = lateOwner(({ value, onChange }) => (
      <SearchField label="Search" value={value} onChange={onChange} />
    ));
    await user.click(screen.getByRole('searchbox'));
    await user.paste('q'.repeat(10_000));
    expect(asked).toEqual(['q'.repeat(200)]);
  });

  it('[C2, TX3] keeps every character of a burst, and the caret where it was', async () => {
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

  it('[C2, TX3] keeps what is typed while earlier answers come in between', async () => {
    const { user, asked, say } = lateOwner(Sample);
    await user.click(field());
    for (const key of '2500') {
      await user.keyboard(key);
      say(asked.at(-2) ?? '');
    }
    expect(asked).toEqual(['2', '25', '250', '2500']);
    expect(field()).toHaveValue('2500');
  });

  it('[C2, TX3] stands until the answer, also when the field is left and come back to before', async () => {
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

  it('[C2, TX3] shows what its owner says once it is left, such as after Clear filters or Back', async () => {
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

  it('[C2, TX3] is emptied although what was typed is not answered yet', async () => {
    const { user, say } = lateOwner(Sample, '1');
    await user.type(field(), '25');
    await user.tab();
    say('');
    expect(field()).toHaveValue('');
  });

  it('[C2] holds for a search, its button and Escape', async () => {
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
