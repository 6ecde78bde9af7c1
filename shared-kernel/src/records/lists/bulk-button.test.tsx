import { screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { BulkButton } from './bulk-button';

const failed = (count: number) => Array.from({ length: count }, (_, at) => `Failed ${at + 1}`);

function show(rows: readonly string[]) {
  const onPress = jest.fn();
  const onDeselect = jest.fn();
  const { user } = renderWithProviders(
    <BulkButton
      label="Hold"
      rows={rows}
      nameOf={(name) => name}
      refusalOf={(name) => (name.startsWith('Failed') ? 'It has failed.' : undefined)}
      restLabel={(others) => `Hold ${others}`}
      onPress={onPress}
      onDeselect={onDeselect}
    />,
  );
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  return { onPress, onDeselect, press };
}

describe('BulkButton', () => {
  it('[R43, bulk] acts immediately if all rows are accepted', async () => {
    const { onPress, press } = show(['A', 'B']);
    await press('Hold');
    expect(onPress).toHaveBeenCalledWith(['A', 'B']);
  });

  it('[R43, bulk] lists the refused rows with reasons and acts on the others', async () => {
    const { onPress, onDeselect, press } = show(['A', ...failed(7), 'B']);
    await press('Hold');
    const name = 'Hold: not possible for 7 of the 9';
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      ...failed(5).map((row) => `${row}It has failed.`),
      'and 2 more',
    ]);
    expect(onPress).not.toHaveBeenCalled();
    await press('Hold the other 2');
    expect(onPress).toHaveBeenCalledWith(['A', 'B']);
    expect(onDeselect).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('[R43, bulk] deselects the refused rows', async () => {
    const { onPress, onDeselect, press } = show(['A', ...failed(1)]);
    await press('Hold');
    expect(await screen.findByRole('button', { name: 'Hold the other one' })).toBeVisible();
    await press('Deselect this one');
    expect(onDeselect).toHaveBeenCalledWith(failed(1));
    expect(onPress).not.toHaveBeenCalled();
  });

  it.each([
    [1, 'It has failed.'],
    [7, 'Failed 1, Failed 2, Failed 3, Failed 4, Failed 5 and 2 more: It has failed.'],
  ])('[R43, bulk] is disabled with a reason if none of %d rows is accepted', async (count, why) => {
    const { onPress, press } = show(failed(count));
    expect(screen.getByRole('button', { name: 'Hold' })).toHaveAccessibleDescription(why);
    await press('Hold');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
