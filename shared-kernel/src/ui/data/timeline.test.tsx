import { render, screen } from '@testing-library/react';
import { Timeline } from './timeline';

it('[CO4] Timeline lists events in order and marks the current one', () => {
  render(
    <Timeline
      label="Milestones"
      items={[
        { id: 'a', title: 'Batch received', meta: 'Jul 15', tone: 'success', icon: 'check' },
        { id: 'b', title: 'Lab analysis', body: <p>Waiting for the lab</p>, isCurrent: true },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Milestones' });
  expect(list).toHaveClass('ant-timeline');
  expect(list.tagName).toBe('OL');
  expect(list.querySelector('[title]')).toBeNull();
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent('Batch receivedJul 15');
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(second).toHaveTextContent('Waiting for the lab');
});

it('[PM3] Timeline preserves the elements of visible items when others are hidden', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ id, title: id }));
  const { rerender } = render(<Timeline label="Milestones" items={items} />);
  const [, , last] = screen.getAllByRole('listitem');
  const folded = items.map((item, index) => ({ ...item, isHidden: index < 2 }));
  rerender(<Timeline label="Milestones" items={folded} />);
  expect(screen.getAllByRole('listitem')).toEqual([last]);
});
