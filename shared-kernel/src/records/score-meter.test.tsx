import { render, screen } from '@testing-library/react';
import { ScoreMeter } from './score-meter';

it('[CO3] ScoreMeter shows a score as a number, a bar and its rating', () => {
  render(
    <ScoreMeter
      score={94}
      label="Compliance score"
      band={{ label: 'Strong', tone: 'success', icon: 'shield-check' }}
    />,
  );
  const meter = screen.getByRole('meter', { name: 'Compliance score' });
  expect(meter).toHaveAttribute('aria-valuenow', '94');
  expect(meter).toHaveAttribute('aria-valuetext', '94%, Strong');
  expect(screen.getByText('94%')).toBeVisible();
  expect(screen.getByText('Strong')).toBeVisible();
});
