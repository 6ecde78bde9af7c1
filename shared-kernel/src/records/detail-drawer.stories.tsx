import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../ui';
import { DescriptionGrid } from './description-grid';
import { DetailDrawer } from './detail-drawer';

const meta = { component: DetailDrawer } satisfies Meta<typeof DetailDrawer>;

export default meta;

export const Open: StoryObj<typeof meta> = {
  args: {
    open: true,
    title: 'TX-060',
    extra: <Button type="text">Next</Button>,
    footer: (
      <>
        <Button type="primary">Release</Button> <Button>Hold</Button>
      </>
    ),
    onClose: () => undefined,
    children: (
      <DescriptionGrid
        items={[
          { label: 'Payee', value: 'Meridian Energy Partners' },
          { label: 'Amount', value: 'USD 1,250,000.00' },
        ]}
      />
    ),
  },
};
