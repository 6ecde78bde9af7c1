import { act, render, screen } from '@testing-library/react';
import { useThemeChoice } from './theme-context';
import { TrustfoldTheme } from './trustfold-theme';

function Choice() {
  return <p>{JSON.stringify(useThemeChoice())}</p>;
}

it('[PR11] theme updates its choice for children immediately', () => {
  const { rerender } = render(
    <TrustfoldTheme mode="dark" compact reducedMotion>
      <Choice />
    </TrustfoldTheme>,
  );
  expect(screen.getByText('{"mode":"dark","compact":true,"reducedMotion":true}')).toBeVisible();

  rerender(
    <TrustfoldTheme mode="light" compact={false} reducedMotion={false}>
      <Choice />
    </TrustfoldTheme>,
  );
  expect(screen.getByText('{"mode":"light","compact":false,"reducedMotion":false}')).toBeVisible();
});

it('[theme] theme is light when printing', () => {
  render(
    <TrustfoldTheme mode="dark" compact={false} reducedMotion={false}>
      <Choice />
    </TrustfoldTheme>,
  );
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByText(/"mode":"light"/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByText(/"mode":"dark"/)).toBeVisible();
});

it('[theme] printing keeps typed values and open elements', () => {
  render(
    <TrustfoldTheme mode="dark" compact={false} reducedMotion={false}>
      <input aria-label="Comment" />
    </TrustfoldTheme>,
  );
  const field = screen.getByRole('textbox', { name: 'Comment' });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(field);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.getByRole('textbox', { name: 'Comment' })).toBe(field);
});
