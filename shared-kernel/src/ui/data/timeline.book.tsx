import { Timeline } from './timeline';

export const chapter = 'records';
export const shows = { Timeline };
export const states = {
  'done, current, to come': (
    <Timeline
      label="Steps"
      items={[
        {
          id: 'signed',
          title: 'Signed by Elena Vasquez',
          meta: 'Jul 21, 2024, 12:08 UTC',
          tone: 'success',
          icon: 'check',
        },
        {
          id: 'review',
          title: 'In legal review',
          meta: 'Grace Mbeki',
          body: 'The second annex is to be read again.',
          tone: 'warning',
          icon: 'hourglass',
          isCurrent: true,
        },
        { id: 'filed', title: 'To be filed' },
      ]}
    />
  ),
};
