import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Switch } from './switch';

describe('Switch', () => {
  it('says what it becomes, by pointer and by keyboard', async () => {
    const onChange = jest.fn();
    const user = userEvent.setup();
    const { rerender } = render(<Switch aria-label="Alerts" checked={false} onChange={onChange} />);
    await user.click(screen.getByRole('switch', { name: 'Alerts' }));
    expect(onChange).toHaveBeenLastCalledWith(true);
    rerender(<Switch aria-label="Alerts" checked onChange={onChange} />);
    await user.keyboard(' ');
    expect(onChange).toHaveBeenLastCalledWith(false);
  });

  it('leaves alone what is disabled', async () => {
    const onChange = jest.fn();
    render(<Switch aria-label="Alerts" checked disabled onChange={onChange} />);
    await userEvent.click(screen.getByRole('switch'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
