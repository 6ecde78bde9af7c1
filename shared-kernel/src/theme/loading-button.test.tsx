import { act, render, screen } from '@testing-library/react';
import { Button } from '../ui';
import { TrustfoldTheme } from './trustfold-theme';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('[theme] a button hides its loading icon when its command has ended', async () => {
  // With these events, antd animates icons with transitions, whose end jsdom never reports.
  Object.assign(window, { AnimationEvent: Event, TransitionEvent: Event });
  const button = (isPending: boolean) => (
    <TrustfoldTheme mode="light" compact={false} reducedMotion={false} touch={false}>
      <Button loading={isPending}>Verify</Button>
    </TrustfoldTheme>
  );
  const { rerender } = render(button(false));
  rerender(button(true));
  for (let frames = 0; frames < 4; frames += 1) await act(frame);
  expect(screen.getByRole('img', { name: 'loading' })).toBeInTheDocument();

  rerender(button(false));
  for (let frames = 0; frames < 4; frames += 1) await act(frame);
  expect(screen.queryByRole('img', { name: 'loading' })).not.toBeInTheDocument();
});
