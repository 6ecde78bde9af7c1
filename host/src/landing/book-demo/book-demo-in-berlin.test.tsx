/**
 * @jest-environment ./jest.zone-page-environment.mjs
 * @jest-environment-options {"zone": "Europe/Berlin"}
 */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { mockDialogMethods } from '../../page/mock-dialog';
import { BookDemo } from './book-demo';
import { getDemoStart } from './demo-invite';
import { saveDemoRequest } from './save-demo-request';

jest.mock('./save-demo-request');
const save = jest.mocked(saveDemoRequest);

beforeAll(mockDialogMethods);
beforeEach(() => void save.mockReset().mockResolvedValue(undefined));

const field = (label: string) => screen.getByLabelText(label);
const put = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });

async function request(date: string, time: string) {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-01-01T12:00:00Z'));
  const { user } = renderWithProviders(<BookDemo onClose={jest.fn()} />);
  put('Name', 'Elena Vasquez');
  put('Email', 'elena@meridian.example');
  put('Company', 'Meridian Energy Partners');
  put('Day', date);
  put('Time', time);
  const submit = () => user.click(screen.getByRole('button', { name: 'Request demo' }));
  await submit();
  return { user, submit };
}

describe('Book a Demo in Berlin', () => {
  it('[R56, L1] the demo form rejects a time that does not exist because daylight saving starts, and names the time zone', async () => {
    await request('2026-03-29', '02:30');
    await waitFor(() =>
      expect(field('Time')).toHaveAccessibleDescription(
        /^02:30 does not exist on Mar 29, 2026 in Europe\/Berlin/,
      ),
    );
    expect(save).not.toHaveBeenCalled();
  });

  it('[R56, L1] the demo form asks which of two times is meant if the end of daylight saving repeats an hour', async () => {
    const { user, submit } = await request('2026-10-25', '02:30');
    const which = await screen.findByRole('combobox', { name: 'Time zone offset' });
    await waitFor(() => expect(which).toBeInvalid());
    expect(save).not.toHaveBeenCalled();
    await user.selectOptions(which, 'Second 02:30 (GMT+1)');
    await submit();
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    const [saved] = save.mock.calls[0] ?? [];
    expect(saved && getDemoStart(saved)).toBe('2026-10-25T01:30:00.000Z');
  });
});
