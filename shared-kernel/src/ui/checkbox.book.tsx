import { SideBySide } from '../book/side-by-side';
import { Checkbox } from './checkbox';
import { Switch } from './switch';

const nothing = () => undefined;

export const chapter = 'controls';
export const shows = { Checkbox, Switch };
export const states = {
  'off, on, partly, switched off': (
    <SideBySide>
      <Checkbox>Off</Checkbox>
      <Checkbox defaultChecked>On</Checkbox>
      <Checkbox indeterminate>Partly</Checkbox>
      <Checkbox disabled>Switched off</Checkbox>
      <Checkbox disabled defaultChecked>
        On and switched off
      </Checkbox>
      <Switch aria-label="Off" onChange={nothing} />
      <Switch aria-label="On" defaultChecked onChange={nothing} />
      <Switch aria-label="Switched off" disabled onChange={nothing} />
      <Switch aria-label="On and switched off" disabled defaultChecked onChange={nothing} />
    </SideBySide>
  ),
};
