import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing';
import { eventOf, type DiagnosticEvent } from './diagnostic-event';
import { RecentEvents } from './recent-events';
import { kindLabel, sentenceOf } from './sentence-of';

const readEvents = jest.fn<Promise<readonly DiagnosticEvent[]>, []>();
let recorded = () => {};
const onRecorded = (notify: () => void) => {
  recorded = notify;
  return () => undefined;
};
const part = jest.fn<Promise<object>, []>();
jest.mock('./collector', () => ({ diagnostics: () => part() }));

const fault = (remote: string, at: number, count = 1): DiagnosticEvent => ({
  ...eventOf('load', { remote, outcome: 'failed', name: 'RemoteError', message: 'It failed.' }, at),
  count,
});
const opened = eventOf('page', { page: 'dashboard' }, 1);

beforeEach(() => {
  part
    .mockReset()
    .mockImplementation(() => Promise.resolve({ kindLabel, sentenceOf, readEvents, onRecorded }));
  readEvents.mockReset().mockResolvedValue([fault('contracts', 3, 4), opened]);
});

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);

describe('RecentEvents', () => {
  it('[E3] shows that they are being read', () => {
    part.mockReturnValue(new Promise(() => undefined));
    renderWithProviders(<RecentEvents />);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.queryByText('Nothing was recorded yet')).not.toBeInTheDocument();
  });

  it('[E3] says that there are none', async () => {
    readEvents.mockResolvedValue([]);
    renderWithProviders(<RecentEvents />);
    expect(await screen.findByText('Nothing was recorded yet')).toBeVisible();
  });

  it('[E3] says that they cannot be read, and reads again', async () => {
    readEvents.mockRejectedValueOnce(new Error('The ring cannot be read.'));
    const { user } = renderWithProviders(<RecentEvents />);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await rows()).toHaveLength(2);
  });

  it('[E3] lists them as they are read, with how often, and what comes while it is open', async () => {
    renderWithProviders(<RecentEvents />);
    const [first] = await rows();
    expect(first).toHaveTextContent(/Part loaded.*4.*contracts failed RemoteError: It failed\./);
    readEvents.mockResolvedValue([fault('account', 9), fault('contracts', 3, 4), opened]);
    act(() => recorded());
    await waitFor(async () => expect(await rows()).toHaveLength(3));
  });

  it('[E3] narrows them by kind', async () => {
    const { user } = renderWithProviders(<RecentEvents />);
    await rows();
    await user.click(screen.getByRole('combobox', { name: 'Kind' }));
    await user.click(await screen.findByTitle('Page'));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.getByText('1 of 2 events')).toBeVisible();
  });
});
