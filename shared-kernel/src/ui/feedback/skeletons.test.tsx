import { render, screen } from '@testing-library/react';
import { CardGridSkeleton, DetailSkeleton, KpiRowSkeleton, TableSkeleton } from './skeletons';

it.each([
  ['Loading figures', <KpiRowSkeleton key="kpi" />],
  ['Loading', <CardGridSkeleton key="cards" />],
  ['Loading rows', <TableSkeleton key="table" />],
  ['Loading details', <DetailSkeleton key="detail" />],
])(
  '[ui] skeleton announces %s once and hides its blocks from screen readers',
  (label, skeleton) => {
    render(skeleton);
    const status = screen.getByRole('status', { name: label });
    expect(status).toHaveAttribute('aria-busy', 'true');
    expect(status.querySelector('.ant-skeleton')).toBeInTheDocument();
    expect(status.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  },
);
