import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordCard } from './record-card';
import { RecordLink } from './record-link';
import { VirtualCardGrid } from './virtual-list';

const ofWidth = window.matchMedia;

const onPhone = () =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(ofWidth(media), { matches: media.includes('639') }),
    );

const open = jest.fn<undefined, [string]>();

const list = (
  <VirtualCardGrid
    label="Payments"
    items={['WIRE-064', 'FX-062']}
    itemKey={(name) => name}
    renderItem={(name) => {
      const link = (
        <RecordLink href={`/${name}`} onOpen={() => open(name)}>
          {`Payee of ${name}`}
        </RecordLink>
      );
      return (
        <RecordCard
          label={name}
          brief={{ rowKey: name, name, title: link, figure: '$5', next: 'Approve', status: 'Open' }}
        >
          <h3>{link}</h3>
          <p>Ledger of {name}</p>
        </RecordCard>
      );
    }}
  />
);

describe('RecordCard', () => {
  it('[R118] shows the whole card in a wider window, without a button to unfold it', () => {
    render(list);
    expect(screen.getByText('Ledger of WIRE-064')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('[R118] on a phone it shows name, amount, next step and status, and opens in place', async () => {
    onPhone();
    const user = userEvent.setup();
    render(list);
    const card = within(screen.getByRole('article', { name: 'WIRE-064' }));
    for (const text of ['$5', 'Approve', 'Open']) expect(card.getByText(text)).toBeVisible();
    expect(card.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
    const button = card.getByRole('button', { name: 'Show details of WIRE-064' });
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveFocus();
    expect(card.getByText('Ledger of WIRE-064')).toBeVisible();
    expect(screen.queryByText('Ledger of FX-062')).not.toBeInTheDocument();

    await user.keyboard('{Enter}');
    expect(card.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
  });

  it('[R45, R118] on a phone the name links to the record, whether the card is folded or open', async () => {
    onPhone();
    const user = userEvent.setup();
    render(list);
    const card = within(screen.getByRole('article', { name: 'FX-062' }));
    const link = () => card.getByRole('link', { name: 'Payee of FX-062' });
    expect(within(card.getByRole('heading', { level: 3 })).getByRole('link')).toBe(link());
    await user.click(link());
    expect(open).toHaveBeenLastCalledWith('FX-062');
    await user.click(card.getByRole('button'));
    expect(link()).toHaveAttribute('href', '/FX-062');
  });

  it('[R118] prints the whole card on a phone', () => {
    onPhone();
    render(list);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Ledger of WIRE-064')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Ledger of WIRE-064')).not.toBeInTheDocument();
  });
});
