import { Pressed } from '../../book/pressed';
import { Button, Popover } from '../antd';
import { PopoverContent } from './popover-content';

const nothing = () => undefined;

export const chapter = 'popover';
export const shows = { Popover, PopoverContent };
export const states = {
  open: (
    <Pressed>
      <Popover
        trigger="click"
        placement="bottomLeft"
        content={
          <PopoverContent label="Latest" isOpen onLeave={nothing}>
            What is in the popover.
          </PopoverContent>
        }
      >
        <Button>Latest</Button>
      </Popover>
    </Pressed>
  ),
};
