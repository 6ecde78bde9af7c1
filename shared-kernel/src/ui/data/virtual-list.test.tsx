import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtualCardGrid, VirtualList } from './virtual-list';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Client ${index + 1}`);

const card = (name: string) => <button type="button">{name}</button>;

describe.each([
  ['VirtualList', VirtualList, 60],
  ['VirtualCardGrid', VirtualCardGrid, 24],
] as const)('%s', (_name, List, few) => {
  it('[CL1] puts a short list into the document as it is', () => {
    render(<List label="Clients" items={names(few)} itemKey={String} renderItem={card} />);
    const list = screen.getByRole('list', { name: 'Clients' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(few);
  });

  it('[CL1] keeps the document small with 100,000 items and says how many there are', () => {
    render(<List label="Clients" items={names(100_000)} itemKey={String} renderItem={card} />);
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(60);
    expect(items[0]).toHaveAttribute('aria-setsize', '100000');
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('[CL1] lets the keyboard go from item to item', async () => {
    const user = userEvent.setup();
    render(<List label="Clients" items={names(1000)} itemKey={String} renderItem={card} />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Client 2' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Client 1' })).toHaveFocus();
  });

  it('[CL1, TX3, N2] shows ten thousand at a time, from the first to the last', async () => {
    const user = userEvent.setup();
    render(<List label="Clients" items={names(20_001)} itemKey={String} renderItem={card} />);
    const above = screen.getByRole('navigation', { name: 'Pages of Clients, above' });
    expect(above).toHaveTextContent('1 to 10,000 of 20,001');
    expect(within(above).getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      'This is the first page.',
    );

    await user.click(within(above).getByRole('button', { name: 'Next' }));
    expect(above).toHaveTextContent('10,001 to 20,000 of 20,001');
    expect(above).toHaveFocus();
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-posinset', '10001');
    expect(screen.getByRole('button', { name: 'Client 10001' })).toBeVisible();

    const below = screen.getByRole('navigation', { name: 'Pages of Clients, below' });
    await user.click(within(below).getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Client 20001')).toBeVisible();
    expect(within(below).getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
      'This is the last page.',
    );
  });

  it('[CL1, TX3, N2] stays in its part while the list grows and shrinks', async () => {
    const user = userEvent.setup();
    const props = { label: 'Clients', itemKey: String, renderItem: card };
    const { rerender } = render(<List {...props} items={names(30_000)} />);
    const [next] = screen.getAllByRole('button', { name: 'Next' });
    if (next) await user.click(next);
    for (const count of [30_001, 29_999, 10_001]) {
      rerender(<List {...props} items={names(count)} />);
      expect(screen.getByText('Client 10001')).toBeVisible();
    }
  });

  it('[CL1, TX3, N2] begins again with the first part once its part was removed', async () => {
    const user = userEvent.setup();
    const props = { label: 'Clients', itemKey: String, renderItem: card };
    const { rerender } = render(<List {...props} items={names(30_000)} />);
    const [next] = screen.getAllByRole('button', { name: 'Next' });
    if (next) await user.click(next);
    rerender(<List {...props} items={names(10_000)} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(screen.getByText('Client 1')).toBeVisible();
    rerender(<List {...props} items={names(30_000)} />);
    expect(screen.getByText('Client 1')).toBeVisible();
  });

  it('[CL1, TX3, N2] draws no row again while only the view moves', () => {
    const draw = jest.fn(card);
    render(<List label="Clients" items={names(1000)} itemKey={String} renderItem={draw} />);
    const before = draw.mock.calls.length;
    const scroll = jest.replaceProperty(window, 'scrollY', 2000);
    act(() => void window.dispatchEvent(new Event('scroll')));
    scroll.restore();
    const drawn = draw.mock.calls.map(([name]) => name);
    expect(drawn.length).toBeGreaterThan(before);
    expect(new Set(drawn).size).toBe(drawn.length);
  });

  it('[CL1] puts a long list on paper', () => {
    render(<List label="Clients" items={names(500)} itemKey={String} renderItem={card} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Client 500')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Client 500')).not.toBeInTheDocument();
  });
});

it('[N3] tells each item what is shown above it, which is nothing at the top of a part', async () => {
  const user = userEvent.setup();
  render(
    <VirtualList
      label="Clients"
      items={names(10_002)}
      itemKey={String}
      renderItem={(name, above) => `${name} below ${above ?? 'nothing'}`}
    />,
  );
  expect(screen.getByText('Client 1 below nothing')).toBeVisible();
  expect(screen.getByText('Client 2 below Client 1')).toBeVisible();
  const [next] = screen.getAllByRole('button', { name: 'Next' });
  if (next) await user.click(next);
  expect(screen.getByText('Client 10001 below nothing')).toBeVisible();
  expect(screen.getByText('Client 10002 below Client 10001')).toBeVisible();
});

it('[CL1] scrolls within its own height when it has one', () => {
  render(
    <VirtualList
      label="Clients"
      items={names(1000)}
      itemKey={String}
      renderItem={card}
      height={400}
    />,
  );
  expect(screen.getByRole('region', { name: 'Clients' })).toHaveStyle({ blockSize: '400px' });
  expect(screen.getAllByRole('listitem').length).toBeLessThan(60);
});
