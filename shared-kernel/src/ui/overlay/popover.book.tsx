import { Pressed } from '../../book/pressed';
import { Button, Popover } from '../antd';

export const chapter = 'popover';
export const shows = { Popover };
export const states = {
  open: (
    <Pressed>
      <Popover trigger="click" placement="bottomLeft" content="What is in the popover.">
        <Button>Latest</Button>
      </Popover>
    </Pressed>
  ),
};
