import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { useCurrentToast } from 'shared-kernel/shell';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { BookDemo } from './book-demo';
import { createDemoInviteUrl } from './demo-invite';
import { saveDemoRequest } from './save-demo-request';
import { mockDialogMethods } from '../../page/mock-dialog';

jest.mock('./save-demo-request');
const save = jest.mocked(saveDemoRequest);

beforeAll(mockDialogMethods);
beforeEach(() => void save.mockReset().mockResolvedValue(undefined));

function CurrentToast() {
  const { toast } = useCurrentToast();
  return <output>{toast && `${toast.title}: ${toast.description ?? ''}`}</output>;
}

function openDialog() {
  const onClose = jest.fn();
  const rendered = renderWithProviders(
    <>
      <BookDemo onClose={onClose} />
      <CurrentToast />
    </>,
    { store: createStore() },
  );
  return { ...rendered, onClose };
}

const request = {
  name: 'Elena Vasquez',
  email: 'elena@meridian.example',
  company: 'Meridian Energy Partners',
  date: '2099-07-22',
  time: '10:30',
};

const field = (label: string) => screen.getByLabelText(label);
const submitButton = () => screen.getByRole('button', { name: 'Request demo' });

async function fill({ user }: ReturnType<typeof openDialog>, values = request) {
  await user.type(field('Name'), values.name);
  await user.type(field('Email'), values.email);
  await user.type(field('Company'), values.company);
  fireEvent.input(field('Day'), { target: { value: values.date } });
  fireEvent.input(field('Time'), { target: { value: values.time } });
}

describe('Book a Demo', () => {
  it('[L1] “Book a Demo” opens a modal dialog that can be closed', async () => {
    const { user, onClose } = openDialog();
    expect(screen.getByRole('dialog', { name: 'Book a Demo' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it("[R12, L1] the demo form accepts siobhan.o'brien@müller.example as typed", async () => {
    const opened = openDialog();
    await fill(opened, { ...request, email: "siobhan.o'brien@müller.example" });
    expect(field('Email')).not.toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('inputmode', 'email');
    await opened.user.click(submitButton());
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith(
        expect.objectContaining({ email: "siobhan.o'brien@müller.example" }),
      ),
    );
  });

  it('[L1] the demo form marks every invalid field and focuses the first of them', async () => {
    const { user } = openDialog();
    await user.click(submitButton());
    expect(field('Name')).toHaveFocus();
    expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    expect(field('Email')).toHaveAccessibleDescription('Invalid email address');
    expect(field('Company')).toHaveAccessibleDescription('Company is required');
    expect(field('Day')).toHaveAccessibleDescription('Choose a day');
    expect(field('Time')).toHaveAccessibleDescription('Choose a time');
    expect(field('Time')).toBeInvalid();
    await user.type(field('Name'), 'Elena');
    expect(field('Name')).toBeValid();
    expect(save).not.toHaveBeenCalled();
  });

  it('[L1] the demo form requires a time in the future', async () => {
    const page = openDialog();
    await fill(page, { ...request, date: '2001-01-01' });
    await page.user.click(submitButton());
    expect(field('Day')).toHaveAccessibleDescription('Choose a time in the future');
    expect(save).not.toHaveBeenCalled();
  });

  it('[L1] changing the time of a demo removes the error about a past time @deep', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2099-07-22T12:00'));
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    await waitFor(() =>
      expect(field('Day')).toHaveAccessibleDescription('Choose a time in the future'),
    );
    fireEvent.input(field('Time'), { target: { value: '12:30' } });
    await waitFor(() => expect(field('Day')).toBeValid());
  });

  it('[L1] a demo request is saved, confirmed by a toast and offered as a calendar file', async () => {
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    const card = await screen.findByRole('dialog', { name: 'Demo requested' });
    expect(save).toHaveBeenCalledWith(request);
    expect(screen.getByText(/^Demo requested: Jul 22, 2099/)).toBeInTheDocument();
    const invite = screen.getByRole('link', { name: 'Add to calendar (.ics)' });
    expect(invite).toHaveAttribute('download', 'trustfold-demo.ics');
    expect(decodeURIComponent(invite.getAttribute('href') ?? '')).toContain('BEGIN:VCALENDAR');
    fireEvent.keyDown(card, { key: 'Escape' });
    await waitFor(() => expect(page.onClose).toHaveBeenCalledTimes(1));
  });

  it('[R172] with a server, the confirmation names the server', async () => {
    const { dataset } = document.documentElement;
    Object.assign(dataset, { server: 'https://api.example', issuer: 'https://id.example' });
    dataset.clientId = 'trustfold';
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    const card = await screen.findByRole('dialog', { name: 'Demo requested' });
    expect(card).toHaveTextContent('Your request is saved on api.example.');
    for (const name of ['server', 'issuer', 'clientId']) Reflect.deleteProperty(dataset, name);
  });

  it('[L1] the demo form restores typed text unless the request has been sent @deep', async () => {
    const lost = openDialog();
    await lost.user.type(field('Name'), 'Elena');
    await lost.user.type(field('Email'), 'elena@');
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    lost.unmount();

    const again = openDialog();
    expect(field('Name')).toHaveValue('Elena');
    expect(field('Email')).toHaveValue('elena@');
    expect(field('Company')).toHaveValue('');
    await again.user.clear(field('Name'));
    await again.user.clear(field('Email'));
    await fill(again);
    await again.user.click(submitButton());
    await screen.findByRole('dialog', { name: 'Demo requested' });
    again.unmount();

    openDialog();
    expect(field('Name')).toHaveValue('');
  });

  it('[R6, L1] a rejected demo request shows the error at its field and does not clear the typed text', async () => {
    const message = 'Choose a time in the future';
    save.mockResolvedValue({ message, issues: [{ field: 'date', message }] });
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    await waitFor(() => expect(field('Day')).toHaveAccessibleDescription(message));
    expect(field('Day')).toHaveFocus();
    expect(field('Company')).toHaveValue(request.company);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(submitButton()).toBeEnabled();
  });

  it('[R6, L1] a rejected demo request shows an error that belongs to no field as an alert', async () => {
    const message = 'There is no room left in this browser.';
    save.mockResolvedValue({ message, issues: [] });
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(field('Name')).toHaveValue(request.name);
  });

  it('[L1] a demo request that cannot be saved does not clear the typed text @deep', async () => {
    save.mockRejectedValue(new Error('quota'));
    const page = openDialog();
    await fill(page);
    await page.user.click(submitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be saved');
    expect(field('Name')).toHaveValue(request.name);
    expect(submitButton()).toBeEnabled();
  });
});

describe('createDemoInviteUrl', () => {
  it('[L1] the calendar file of a demo has an event of one hour at the chosen local time', () => {
    const ics = decodeURIComponent(createDemoInviteUrl(request, '2024-07-22T09:00:00.000Z'));
    const start = new Date('2099-07-22T10:30').toISOString().replace(/[-:]|\.\d{3}/g, '');
    expect(ics).toContain(`DTSTART:${start}`);
    expect(ics).toContain('DTSTAMP:20240722T090000Z');
    expect(ics).toContain('SUMMARY:Trustfold demo');
    expect(ics).toContain('Elena Vasquez\\, Meridian Energy Partners');
  });

  it('[R12] the calendar file of a demo accepts a name that ends in the middle of a surrogate pair', () => {
    const address = createDemoInviteUrl(
      { ...request, name: 'Ada\ud83d' },
      '2024-07-22T09:00:00.000Z',
    );
    expect(decodeURIComponent(address)).toContain('Ada');
  });
});
