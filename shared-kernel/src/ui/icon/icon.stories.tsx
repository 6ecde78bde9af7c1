import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../../stories/flex-row';
import { keysOf } from '../../format/map-to-record';
import { Icon } from './icon';
import { iconShapes } from './icon-shapes';

export default { component: Icon } satisfies Meta<typeof Icon>;

export const All: StoryObj = {
  render: () => (
    <FlexRow>
      {keysOf(iconShapes).map((name) => (
        <Icon key={name} name={name} size={16} label={name} />
      ))}
    </FlexRow>
  ),
};
