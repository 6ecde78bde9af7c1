import { render, screen } from '@testing-library/react';
import { EmptyState, illustrations } from './empty-state';

it.each(illustrations)(
  '[ui] EmptyState shows a reason with the %s illustration and one action',
  (illustration) => {
    const { container } = render(
      <EmptyState
        title="No contracts match"
        description="Try fewer filters."
        illustration={illustration}
        action={<button type="button">Clear filters</button>}
      />,
    );
    expect(screen.getByText('No contracts match')).toBeVisible();
    expect(screen.getByText('Try fewer filters.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
    expect(container.querySelector('.ant-empty svg[aria-hidden="true"] path')).toBeInTheDocument();
  },
);
