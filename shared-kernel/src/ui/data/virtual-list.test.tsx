import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VirtualCardGrid, VirtualList } from './virtual-list';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Client ${index + 1}`);

const card = (name: string) => <button type="button">{name}</button>;

describe.each([
  ['VirtualList', VirtualList, 60],
  ['VirtualCardGrid', VirtualCardGrid, 24],
] as const)('%s with short and long lists', (_name, List, few) => {
  it('[CL1] mounts all items of a short list', () => {
    render(<List label="Clients" items={names(few)} itemKey={String} renderItem={card} />);
    const list = screen.getByRole('list', { name: 'Clients' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(few);
  });

  it('[CL1] mounts few of 100,000 items and announces the total', () => {
    render(<List label="Clients" items={names(100_000)} itemKey={String} renderItem={card} />);
    const items = screen.getAllByRole('listitem');
    expect(items.length).toBeGreaterThan(0);
    expect(items.length).toBeLessThan(60);
    expect(items[0]).toHaveAttribute('aria-setsize', '100000');
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
  });

  it('[CL1] moves between items with the keyboard', async () => {
    const user = userEvent.setup();
    render(<List label="Clients" items={names(1000)} itemKey={String} renderItem={card} />);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Client 2' })).toHaveFocus();
    await user.keyboard('{Home}');
    expect(screen.getByRole('button', { name: 'Client 1' })).toHaveFocus();
  });

  it('[CL1, TX3, N2] does not re-render rows while scrolling', () => {
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

  it('[CL1] prints a long list completely', () => {
    render(<List label="Clients" items={names(500)} itemKey={String} renderItem={card} />);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText('Client 500')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(screen.queryByText('Client 500')).not.toBeInTheDocument();
  });
});

it('[N3] passes the previous item to the renderer of each item', () => {
  render(
    <VirtualList
      label="Clients"
      items={names(2)}
      itemKey={String}
      renderItem={(name, above) => `${name} below ${above ?? 'nothing'}`}
    />,
  );
  expect(screen.getByText('Client 1 below nothing')).toBeVisible();
  expect(screen.getByText('Client 2 below Client 1')).toBeVisible();
});

it('[CL1] scrolls within its own height if it has one', () => {
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
