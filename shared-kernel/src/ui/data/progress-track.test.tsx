import { render, screen } from '@testing-library/react';
import { ProgressTrack } from './progress-track';

describe('ProgressTrack', () => {
  it('is a meter or a progress bar with its value in figures and in words', () => {
    render(
      <>
        <ProgressTrack role="meter" label="Score" value={97} valueText="97%, Clear" isToned />
        <ProgressTrack role="progressbar" label="Milestones" value={100} />
      </>,
    );
    const meter = screen.getByRole('meter', { name: 'Score' });
    expect(meter).toHaveAttribute('aria-valuenow', '97');
    expect(meter).toHaveAttribute('aria-valuemin', '0');
    expect(meter).toHaveAttribute('aria-valuemax', '100');
    expect(meter).toHaveAttribute('aria-valuetext', '97%, Clear');
    expect(screen.getByRole('progressbar', { name: 'Milestones' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });

  it('[E2] is drawn by antd, without a figure, an icon or a native title', () => {
    const { container } = render(<ProgressTrack role="meter" label="Score" value={100} />);
    expect(screen.getByRole('meter')).toHaveClass('ant-progress-status-normal');
    expect(screen.getByRole('meter')).toHaveTextContent('');
    expect(container.querySelector('[title], svg')).toBeNull();
  });

  it('hides a bar without a label from screen readers', () => {
    render(<ProgressTrack value={40} />);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('progressbar', { hidden: true })).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  });
});
