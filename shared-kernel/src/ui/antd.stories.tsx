import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FlexRow } from '../stories/flex-row';
import { Button, Checkbox, Input, Switch } from './antd';
import { Icon } from './icon/icon';

export default { component: Button } satisfies Meta<typeof Button>;

export const Buttons: StoryObj = {
  render: () => (
    <FlexRow>
      <Button type="primary">Approve</Button>
      <Button>Hold</Button>
      <Button danger>Reject</Button>
      <Button type="primary" danger>
        Delete
      </Button>
      <Button type="text" icon={<Icon name="table" />}>
        Table
      </Button>
      <Button type="link">Show all</Button>
      <Button aria-label="Copy" icon={<Icon name="copy" />} />
    </FlexRow>
  ),
};

export const ButtonStates: StoryObj = {
  render: () => (
    <FlexRow>
      <Button size="small">Try Again</Button>
      <Button type="primary" disabled>
        Approve
      </Button>
      <Button disabled>Hold</Button>
      <Button type="primary" loading disabled>
        Saving
      </Button>
    </FlexRow>
  ),
};

export const CheckboxesAndSwitches: StoryObj = {
  render: () => (
    <FlexRow>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox indeterminate>Partly</Checkbox>
      <Checkbox disabled>Disabled</Checkbox>
      <Checkbox disabled defaultChecked>
        Selected and disabled
      </Checkbox>
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Disabled" disabled />
      <Switch aria-label="Selected and disabled" disabled defaultChecked />
    </FlexRow>
  ),
};

export const Inputs: StoryObj = {
  render: () => (
    <FlexRow>
      <Input aria-label="Empty" placeholder="Enter text" />
      <Input aria-label="Filled" defaultValue="Meridian Energy Partners" />
      <Input aria-label="Invalid" status="error" defaultValue="12,00" suffix="USD" />
      <Input aria-label="Off" disabled defaultValue="Disabled" />
    </FlexRow>
  ),
};
