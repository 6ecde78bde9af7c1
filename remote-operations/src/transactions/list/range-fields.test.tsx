import { screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { RangeFields } from './range-filter-chip';

/** Range fields that receive their new values only after a click on “Answer”, to simulate a slow URL update. */
function LateRange({ kind }: { readonly kind: 'amount' | 'date' }) {
  const [ends, setEnds] = useState({ low: '', high: '' });
  const asked = useRef(ends);
  return (
    <>
      <RangeFields
        range={{ ...ends, refusalOf: () => undefined, isReversed: false }}
        label="Range"
        kind={kind}
        onChange={(changes) => {
          asked.current = { ...asked.current, ...changes };
        }}
      />
      <button type="button" onClick={() => setEnds(asked.current)}>
        Answer
      </button>
      <output>{`${ends.low} to ${ends.high}`}</output>
    </>
  );
}

const answer = () => screen.getByRole('button', { name: 'Answer' });
const answered = (ends: string) => screen.getByText(ends);

describe('RangeFields', () => {
  it('[TX3] range fields preserve every typed character while the URL is updated', async () => {
    const { user } = renderWithProviders(<LateRange kind="amount" />);
    const low = screen.getByRole('textbox', { name: 'Range from' });
    const high = screen.getByRole('textbox', { name: 'Range to' });
    await user.type(low, '250000');
    await user.type(high, '1000000');
    await user.click(answer());
    expect(answered('250000 to 1000000')).toBeVisible();
    expect(low).toHaveValue('250000');
    expect(high).toHaveValue('1000000');
  });

  it('[TX3] range fields preserve a typed date while the URL is updated @deep', async () => {
    const { user } = renderWithProviders(<LateRange kind="date" />);
    const low = () => screen.getByLabelText('Range from');
    await waitFor(() => expect(low()).toBeEnabled());
    await user.type(low(), '7/20/2024');
    expect(low()).toHaveValue('7/20/2024');
    await user.click(answer());
    expect(answered('2024-07-20 to')).toBeVisible();
    expect(low()).toHaveValue('07/20/2024');
  });

  it('[TX3] range fields show a message for an invalid date and do not clear the field', async () => {
    renderWithProviders(
      <RangeFields
        label="Range"
        kind="date"
        range={{
          low: 'yesterday',
          high: '0202-07-20',
          refusalOf: () => 'Invalid date',
          isReversed: false,
        }}
        onChange={() => undefined}
      />,
    );
    await waitFor(() => expect(screen.getByLabelText('Range from')).toBeEnabled());
    expect(screen.getByLabelText('Range from')).toHaveValue('yesterday');
    expect(screen.getByLabelText('Range to')).toHaveValue('07/20/0202');
    expect(screen.getByText('Invalid date. The value is ignored.')).toBeVisible();
  });
});
