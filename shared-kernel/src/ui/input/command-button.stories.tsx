import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../../stories/flex-row';
import { CommandButton } from './command-button';

const available = { state: 'available', reason: undefined } as const;
const waiting = { state: 'waiting', reason: 'The Legal portal signs off next.' } as const;

const nothing = () => undefined;

export default { component: CommandButton } satisfies Meta<typeof CommandButton>;

export const Availability: StoryObj = {
  render: () => (
    <FlexRow>
      <CommandButton type="primary" availability={available} onPress={nothing}>
        Release
      </CommandButton>
      <CommandButton type="primary" availability={waiting} onPress={nothing}>
        Approve
      </CommandButton>
      <CommandButton
        availability={available}
        refusal="There is no recording yet."
        onPress={nothing}
      >
        Download recording
      </CommandButton>
    </FlexRow>
  ),
};
