import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createTestSession } from 'shared-kernel/testing';
import { scheduleNotarization } from '../commands/schedule-notarization';
import { findDialog, openContracts } from '../test-contracts';

const drillingRights = 'CON-1002';
const equipmentLease = 'CON-1003';

async function openSchedule() {
  const opened = openContracts({ query: `contract=${drillingRights}` });
  await opened.user.click(await screen.findByRole('button', { name: 'Schedule Notarization' }));
  const dialog = await findDialog('Schedule notarization · Offshore Drilling Rights, Block 14');
  const moment = () => within(dialog).getByLabelText(/^Date and time/);
  await waitFor(() => expect(moment()).toBeEnabled());
  const choose = (value: string) => fireEvent.change(moment(), { target: { value } });
  const submit = () =>
    opened.user.click(within(dialog).getByRole('button', { name: 'Schedule Notarization' }));
  return { ...opened, dialog, choose, submit };
}

describe('scheduling a notarization', () => {
  it('[C7, C11] saves status and time of the notarization, and then offers a calendar file', async () => {
    const { user, dialog, choose, submit, workspace } = await openSchedule();
    choose('2024-08-01T10:30');
    await user.type(within(dialog).getByRole('textbox', { name: /^Notary/ }), 'Ruth Castellano');
    await submit();
    expect(await within(dialog).findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    const stored = await workspace.source.get('contracts', drillingRights);
    expect(stored?.record.notarization).toEqual({
      required: true,
      status: 'scheduled',
      scheduledDate: new Date('2024-08-01T10:30').toISOString(),
      notaryName: 'Ruth Castellano',
    });
  });

  it('[C11] downloads the notarization as a calendar file @deep', async () => {
    let handedOut: Blob | undefined;
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      handedOut = blob as Blob;
      return 'blob:http://127.0.0.1/file';
    });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = openContracts({ query: 'contract=CON-1001' });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(handedOut?.type).toMatch(/^text\/calendar/));
  });

  it('[R16, C11] offers to remove a booking from the calendar after the booking is undone @deep', async () => {
    const opened = openContracts({ query: `contract=${drillingRights}` });
    const input = {
      id: drillingRights,
      scheduledDate: '2024-08-01T10:00:00.000Z',
      notaryName: 'R. C.',
    };
    const result = await act(() =>
      opened.workspace.run(scheduleNotarization, input, createTestSession()),
    );
    expect(await screen.findByRole('button', { name: 'Add to calendar' })).toBeVisible();
    if (result.status === 'done') await act(async () => result.undo?.());
    expect(await screen.findByRole('button', { name: 'Remove from calendar' })).toBeVisible();
  });

  it.each([
    ['', 'Choose a day and a time.'],
    ['2024-07-22T08:59', 'Choose a time in the future.'],
    ['9999-07-22T10:30', 'Choose a time before the year 2200.'],
  ])('[C11] rejects the notarization time %j @deep', async (moment, message) => {
    const { dialog, choose, submit, workspace } = await openSchedule();
    if (moment !== '') choose(moment);
    await submit();
    expect(await within(dialog).findByText(message)).toBeVisible();
    expect(within(dialog).getByText('Enter the notary’s name.')).toBeVisible();
    const stored = await workspace.source.get('contracts', drillingRights);
    expect(stored?.record.notarization.status).toBe('pending');
  });
});

describe('a scheduled notarization', () => {
  it('[R28, C11] pressing Enter while the dialog opens does not book the notarization twice @deep', async () => {
    const id = 'CON-1001';
    const opened = openContracts({ query: `contract=${id}` });
    await opened.user.click(await screen.findByRole('button', { name: 'Schedule Notarization' }));
    const moment = await screen.findByLabelText(/^Date and time/);
    await waitFor(() => expect(moment).toHaveValue());
    const form = within(screen.getByRole('form', { name: 'Schedule notarization' }));
    await opened.user.click(form.getByRole('button', { name: 'Schedule Notarization' }));
    expect(await screen.findByText(/^This appointment is already booked/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  });
});

describe('notarization recording', () => {
  it('[C7, C11] plays the recording and shows a text description of it @deep', async () => {
    const { user } = openContracts({ query: `contract=${equipmentLease}` });
    await user.click(await screen.findByRole('button', { name: 'View Recording' }));
    const dialog = await findDialog('Notarization recording · Refinery Equipment Lease');
    expect(within(dialog).getByLabelText('Video notarization').tagName).toBe('VIDEO');
    expect(within(dialog).getByText(/The signatory signs on video/)).toBeVisible();
  });

  it('[C11] disables “View Recording” before the notarization and explains why @deep', async () => {
    openContracts({ query: `contract=${drillingRights}` });
    expect(
      await screen.findByRole('button', { name: 'View Recording' }),
    ).toHaveAccessibleDescription(/no recording yet/);
  });
});
