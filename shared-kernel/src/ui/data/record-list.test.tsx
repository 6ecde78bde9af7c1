import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordList } from './record-list';

const names = (count: number) => Array.from({ length: count }, (_, index) => `Client ${index + 1}`);

const card = (name: string) => <button type="button">{name}</button>;

const list = (count: number) => (
  <RecordList label="Clients" items={names(count)} itemKey={String} renderItem={card} />
);

const pages = () => screen.getByRole('navigation', { name: 'Pages of Clients' });

const openPage = (page: string) => userEvent.setup().click(within(pages()).getByText(page));

it('[CL1] shows a list of up to 100 items without pages', () => {
  render(list(100));
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('[CL1, TX3, N2] shows 100 items of a long list on a page, from the first to the last', async () => {
  render(list(10_001));
  expect(screen.getAllByRole('button', { name: /^Client/ })).toHaveLength(100);
  await openPage('2');
  expect(screen.getByRole('button', { name: 'Client 101' })).toBeVisible();
  await openPage('101');
  expect(screen.getAllByRole('button', { name: /^Client/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Client 10001' })).toBeVisible();
});

it('[CL1, TX3, N2] stays on its page while the list grows and shrinks, at most on the last one', async () => {
  const { rerender } = render(list(300));
  await openPage('3');
  rerender(list(301));
  expect(screen.getByText('Client 201')).toBeVisible();
  rerender(list(150));
  expect(screen.getByText('Client 101')).toBeVisible();
});

it('[CL1] moves the focus to the first and the last item by Home and End', async () => {
  const user = userEvent.setup();
  render(list(50));
  await user.tab();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'Client 50' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('button', { name: 'Client 1' })).toHaveFocus();
});

it('[CL1] prints up to 2,000 items', () => {
  render(list(500));
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText('Client 500')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByText('Client 500')).not.toBeInTheDocument();
});

it('[N3] tells each item what is shown above it, which is nothing at the top', () => {
  render(
    <RecordList
      label="Clients"
      items={names(2)}
      itemKey={String}
      renderItem={(name, above) => `${name} below ${above ?? 'nothing'}`}
    />,
  );
  expect(screen.getByText('Client 1 below nothing')).toBeVisible();
  expect(screen.getByText('Client 2 below Client 1')).toBeVisible();
});
