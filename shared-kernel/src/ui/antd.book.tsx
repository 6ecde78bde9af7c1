import { SideBySide } from '../book/side-by-side';
import { Button, Checkbox, Input, Switch } from './antd';
import { Icon } from './icon/icon';

export const chapter = 'controls';
export const shows = { Button, Checkbox, Input, Switch };
export const states = {
  buttons: (
    <SideBySide>
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
    </SideBySide>
  ),
  'small, switched off, waiting': (
    <SideBySide>
      <Button size="small">Try Again</Button>
      <Button type="primary" disabled>
        Approve
      </Button>
      <Button disabled>Hold</Button>
      <Button type="primary" loading>
        Saving
      </Button>
    </SideBySide>
  ),
  'boxes and switches: off, on, partly, switched off': (
    <SideBySide>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox indeterminate>Partly</Checkbox>
      <Checkbox disabled>Switched off</Checkbox>
      <Checkbox disabled defaultChecked>
        On and switched off
      </Checkbox>
      <Switch aria-label="Off" />
      <Switch aria-label="On" defaultChecked />
      <Switch aria-label="Switched off" disabled />
      <Switch aria-label="On and switched off" disabled defaultChecked />
    </SideBySide>
  ),
  inputs: (
    <SideBySide>
      <Input aria-label="Empty" placeholder="Nothing typed" />
      <Input aria-label="Filled" defaultValue="Meridian Energy Partners" allowClear />
      <Input aria-label="Wrong" status="error" defaultValue="12,00" suffix="USD" />
      <Input aria-label="Off" disabled defaultValue="Switched off" />
    </SideBySide>
  ),
};
