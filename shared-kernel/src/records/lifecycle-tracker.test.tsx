import { render, screen, within } from '@testing-library/react';
import { LifecycleTracker } from './lifecycle-tracker';

const steps = () =>
  within(screen.getByRole('list', { name: 'Transaction progress' })).getAllByRole('listitem');

describe('LifecycleTracker', () => {
  it('[T1] shows the five stages in order and marks completed stages and the current one', () => {
    render(<LifecycleTracker stage="approved" signOffs={{ completed: 2, required: 3 }} />);
    expect(steps().map((step) => step.textContent)).toEqual([
      'Initiated, done',
      'Under Review, done',
      'Approved, current2/3 sign-offs',
      'Compliant, not reached',
      'Executed, not reached',
    ]);
    expect(steps().filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([
      steps()[2],
    ]);
  });

  it('[T2] shows the sign-off count at the approved stage, whatever the current stage', () => {
    render(<LifecycleTracker stage="initiated" signOffs={{ completed: 0, required: 3 }} />);
    expect(steps()[2]).toHaveTextContent('0/3 sign-offs');
  });

  it('[T1] shows a note under its stage', () => {
    render(
      <LifecycleTracker
        stage="executed"
        signOffs={{ completed: 3, required: 3 }}
        notes={{ executed: 'Jul 20, 2024 · Elena Vasquez' }}
      />,
    );
    expect(steps()[4]).toHaveTextContent('Jul 20, 2024 · Elena Vasquez');
    expect(steps()[4]).toHaveAttribute('aria-current', 'step');
  });
});
