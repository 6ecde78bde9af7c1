import { SideBySide } from '../../book/side-by-side';
import { DayInput } from './day-input';

const nothing = () => undefined;

export const chapter = 'fields';
export const shows = { DayInput };
export const states = {
  'empty, a day, a moment, no day, switched off': (
    <SideBySide>
      <DayInput aria-label="Empty" value="" onChange={nothing} />
      <DayInput aria-label="A day" value="2024-07-22" onChange={nothing} />
      <DayInput aria-label="A moment" value="2024-07-22T10:30" withTime onChange={nothing} />
      <DayInput aria-label="No day" value="someday" status="error" onChange={nothing} />
      <DayInput aria-label="Off" value="2024-07-22" disabled onChange={nothing} />
    </SideBySide>
  ),
};
