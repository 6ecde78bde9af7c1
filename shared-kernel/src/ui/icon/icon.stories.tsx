import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SideBySide } from '../../stories/side-by-side';
import { iconNames } from '../../domain/status/status-view';
import { actionIconNames } from './action-icon-names';
import { Icon } from './icon';

export default { component: Icon } satisfies Meta<typeof Icon>;

export const All: StoryObj = {
  render: () => (
    <SideBySide>
      {[...iconNames, ...actionIconNames].map((name) => (
        <Icon key={name} name={name} size={16} label={name} />
      ))}
    </SideBySide>
  ),
};
