import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { SegmentedTabs } from './segmented-tabs';

const tabs = [
  { key: 'summary', label: 'Summary', icon: 'user' },
  { key: 'documents', label: 'Documents', icon: 'document', count: 12 },
  { key: 'payments', label: 'Payments', count: 2575 },
  { key: 'contracts', label: 'Contracts' },
  { key: 'history', label: 'History of every change' },
] as const;

function Chosen() {
  const [value, setValue] = useState<(typeof tabs)[number]['key']>('documents');
  return (
    <SegmentedTabs label="Sections" tabs={tabs} value={value} onChange={setValue}>
      Content of the section {value}.
    </SegmentedTabs>
  );
}

export default { component: SegmentedTabs } satisfies Meta<typeof SegmentedTabs>;

export const Default: StoryObj = { render: () => <Chosen /> };
