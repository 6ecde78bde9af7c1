/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findDialog, openContracts } from '../test-contracts';

const drillingRights = 'CON-1002';

async function openSchedule(when: string) {
  const opened = openContracts({ query: `contract=${drillingRights}` });
  await opened.user.click(await screen.findByRole('button', { name: 'Schedule Notarization' }));
  const dialog = within(
    await findDialog('Schedule notarization · Offshore Drilling Rights, Block 14'),
  );
  const moment = () => dialog.getByLabelText(/^Date and time/);
  await waitFor(() => expect(moment()).toBeEnabled());
  fireEvent.change(moment(), { target: { value: when } });
  await opened.user.type(dialog.getByRole('textbox', { name: /^Notary/ }), 'Ruth Castellano');
  const submit = () =>
    opened.user.click(dialog.getByRole('button', { name: 'Schedule Notarization' }));
  const stored = async () =>
    (await opened.workspace.source.get('contracts', drillingRights))?.record.notarization
      .scheduledDate;
  return { ...opened, dialog, submit, stored };
}

describe('scheduling a notarization in Berlin', () => {
  it('[R56, C11] rejects a local time that daylight saving time skips, and names the time zone @deep', async () => {
    const { dialog, submit, stored } = await openSchedule('2025-03-30T02:30');
    const before = await stored();
    await submit();
    expect(
      await dialog.findByText(/^02:30 does not exist on Mar 30, 2025 in Europe\/Berlin/),
    ).toBeVisible();
    expect(await stored()).toBe(before);
  });

  it('[R56, C11] asks for the time zone offset if the local time occurs twice @deep', async () => {
    const { user, dialog, submit, stored } = await openSchedule('2024-10-27T02:30');
    await submit();
    const which = dialog.getByRole('combobox', { name: /Time zone offset/ });
    await waitFor(() => expect(which).toBeInvalid());
    await user.click(which);
    await user.click(await screen.findByText('Second 02:30 (GMT+1)'));
    await submit();
    await waitFor(async () => expect(await stored()).toBe('2024-10-27T01:30:00.000Z'));
  });
});
