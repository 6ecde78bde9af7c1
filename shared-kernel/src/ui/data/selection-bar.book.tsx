import { Button } from '../antd';
import { SelectionBar } from './selection-bar';

export const chapter = 'lists';
export const shows = { SelectionBar };
export const states = {
  'three picked': (
    <SelectionBar label="Selected payments" count={3} onNone={() => undefined}>
      <Button type="primary">Approve</Button>
      <Button>Export</Button>
    </SelectionBar>
  ),
};
