import { LifecycleTracker } from './lifecycle-tracker';

export const chapter = 'records';
export const shows = { LifecycleTracker };
export const states = {
  'in the middle': <LifecycleTracker stage="approved" signOffs={{ completed: 2, required: 3 }} />,
  'upright, with notes': (
    <LifecycleTracker
      stage="under_review"
      signOffs={{ completed: 0, required: 3 }}
      orientation="vertical"
      notes={{ initiated: 'Jul 21, Tan Mei Ling' }}
    />
  ),
};
