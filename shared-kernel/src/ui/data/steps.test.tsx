import { render, screen } from '@testing-library/react';
import { Steps } from './steps';

describe('Steps', () => {
  it.each(['row', 'column'] as const)(
    'lists steps as a %s and marks the current one',
    (orientation) => {
      const { container } = render(
        <Steps
          label="Course"
          orientation={orientation}
          steps={[
            { id: 'a', mark: '1', content: 'Sent', tone: 'success' },
            { id: 'b', mark: '2', content: 'Signed', isCurrent: true },
            { id: 'c', mark: '3', content: 'Filed' },
          ]}
        />,
      );
      expect(screen.getByRole('list', { name: 'Course' })).toHaveClass('ant-steps');
      expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        '1Sent',
        '2Signed',
        '3Filed',
      ]);
      expect(container.querySelectorAll('[aria-current="step"]')).toHaveLength(1);
      expect(screen.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'step');
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      expect(container.querySelector('[title]')).toBeNull();
    },
  );
});
