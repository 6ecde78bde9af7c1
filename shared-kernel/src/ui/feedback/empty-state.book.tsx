import { Button } from '../antd';
import { EmptyState, illustrations } from './empty-state';
import { SideBySide } from '../../book/side-by-side';

export const chapter = 'waiting';
export const shows = { EmptyState };
export const states = {
  'why, and what to do': (
    <EmptyState
      title="No contracts match"
      description="Another word, or fewer filters, may find it."
      illustration="search"
      action={<Button type="primary">Clear filters</Button>}
    />
  ),
  'every other drawing': (
    <SideBySide>
      {illustrations
        .filter((name) => name !== 'search')
        .map((name) => (
          <EmptyState key={name} title={name} illustration={name} />
        ))}
    </SideBySide>
  ),
};
