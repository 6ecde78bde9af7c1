import { render, screen } from '@testing-library/react';
import { ProgressTrack } from './progress-track';

describe('ProgressTrack', () => {
  it('has the role meter or progressbar, with its value as number and text', () => {
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

  it('[E2] ProgressTrack shows no figure, icon or title attribute of antd’s progress bar', () => {
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
