import { SideBySide } from '../book/side-by-side';
import { Button, Input } from './antd';
import { Icon } from './icon';

export const chapter = 'controls';
export const shows = { Button, Input };
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
  inputs: (
    <SideBySide>
      <Input aria-label="Empty" placeholder="Nothing typed" />
      <Input aria-label="Filled" defaultValue="Meridian Energy Partners" allowClear />
      <Input aria-label="Wrong" status="error" defaultValue="12,00" suffix="USD" />
      <Input aria-label="Off" disabled defaultValue="Switched off" />
    </SideBySide>
  ),
};
