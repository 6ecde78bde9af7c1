import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CardGridSkeleton, KpiRowSkeleton, ScreenSkeleton, TableSkeleton } from './skeletons';

const meta = { component: KpiRowSkeleton } satisfies Meta<typeof KpiRowSkeleton>;

export default meta;

export const Figures: StoryObj<typeof meta> = { args: {} };

export const Table: StoryObj = { render: () => <TableSkeleton count={3} /> };

export const Cards: StoryObj = { render: () => <CardGridSkeleton count={3} /> };

export const Screen: StoryObj = {
  render: () => (
    <ScreenSkeleton
      heading={{ title: 'Clients', lead: 'All clients and their compliance records.' }}
    />
  ),
};
