import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BulkButton } from './bulk-button';

const nothing = () => undefined;

const button = (rows: readonly string[]) => (
  <BulkButton
    label="Hold"
    rows={rows}
    nameOf={(name) => name}
    refusalOf={(name) => (name === 'Atlas' ? 'This payment has failed.' : undefined)}
    restLabel={(others) => `Hold ${others}`}
    onPress={nothing}
    onDeselect={nothing}
  />
);

export default { component: BulkButton } satisfies Meta<typeof BulkButton>;

export const Allowed: StoryObj = { render: () => button(['Meridian', 'Caspian']) };

export const Refused: StoryObj = { render: () => button(['Atlas']) };
