import { screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';
import { Notice } from './notice';

describe('Notice', () => {
  test.each([
    ['warning', 'ant-alert-warning'],
    ['danger', 'ant-alert-error'],
  ] as const)(
    '[TX5] a notice with the tone %s is announced with its title and content',
    (tone, tint) => {
      renderWithProviders(
        <Notice tone={tone} title="Held for compliance review">
          <p>Next: release it.</p>
        </Notice>,
      );
      const notice = screen.getByRole('alert');
      expect(notice).toHaveTextContent('Held for compliance review');
      expect(notice).toHaveTextContent('Next: release it.');
      expect(notice).toHaveClass(tint);
    },
  );
});
