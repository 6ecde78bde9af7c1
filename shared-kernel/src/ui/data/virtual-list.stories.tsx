import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VirtualCardGrid, VirtualList } from './virtual-list';

const few = ['Meridian', 'Northwind', 'Atlas'];
const many = Array.from({ length: 500 }, (_, place) => `Record ${place + 1}`);

const keyOf = (name: string) => name;

const Card = ({ name }: { readonly name: string }) => (
  <div
    style={{
      padding: 12,
      border: '1px solid var(--tf-border-subtle)',
      borderRadius: 12,
      background: 'var(--tf-surface)',
    }}
  >
    {name}
  </div>
);

const card = (name: string) => <Card name={name} />;

export default { component: VirtualList } satisfies Meta<typeof VirtualList>;

export const CardGrid: StoryObj = {
  render: () => <VirtualCardGrid label="Cards" items={few} itemKey={keyOf} renderItem={card} />,
};

export const ManyRows: StoryObj = {
  render: () => (
    <VirtualList
      label="Rows"
      items={many}
      itemKey={keyOf}
      renderItem={card}
      estimateSize={48}
      gap={8}
      height={160}
    />
  ),
};
