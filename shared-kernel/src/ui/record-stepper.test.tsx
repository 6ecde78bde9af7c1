import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordStepper } from './record-stepper';

describe('RecordStepper', () => {
  it('[ui] steps by buttons and by J and K', async () => {
    const user = userEvent.setup();
    const onStep = jest.fn();
    render(<RecordStepper noun="client" previous="CL-001" next="CL-003" onStep={onStep} />);
    await user.click(screen.getByRole('button', { name: 'Next client' }));
    await user.click(screen.getByRole('button', { name: 'Previous client' }));
    await user.keyboard('jk');
    expect(onStep.mock.calls).toEqual([['CL-003'], ['CL-001'], ['CL-003'], ['CL-001']]);
  });

  it('[ui] stops at both ends', async () => {
    const user = userEvent.setup();
    const onStep = jest.fn();
    render(<RecordStepper noun="client" previous={undefined} next={undefined} onStep={onStep} />);
    expect(screen.getByRole('button', { name: 'Next client' })).toBeDisabled();
    await user.keyboard('jk');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('[ui] leaves the keys alone while someone types, or when told to', async () => {
    const user = userEvent.setup();
    const onStep = jest.fn();
    const stepper = { noun: 'client', previous: 'CL-001', next: 'CL-003', onStep };
    const { rerender } = render(
      <>
        <input aria-label="Comment" />
        <RecordStepper {...stepper} />
      </>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'jk');
    rerender(<RecordStepper {...stepper} withKeys={false} />);
    await user.keyboard('jk');
    expect(onStep).not.toHaveBeenCalled();
  });
});
