import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Checkbox } from './checkbox';

const box = () => screen.getByRole<HTMLInputElement>('checkbox');

describe('Checkbox', () => {
  it('is labelled by its children, which toggle it too', async () => {
    const onChange = jest.fn<undefined, [boolean]>();
    render(
      <Checkbox checked={false} onChange={({ target }) => onChange(target.checked)}>
        Select all
      </Checkbox>,
    );
    await userEvent.click(screen.getByText('Select all'));
    expect(box()).toHaveAccessibleName('Select all');
    expect(onChange).toHaveBeenCalledWith(true);
  });

  it('shows that some of what it stands for is chosen, until all or nothing is', () => {
    const none = () => undefined;
    const { rerender } = render(<Checkbox checked={false} indeterminate onChange={none} />);
    expect(box()).toBePartiallyChecked();
    rerender(<Checkbox checked onChange={none} />);
    expect(box()).toBeChecked();
    expect(box()).not.toBePartiallyChecked();
  });

  it('lends its element to whoever holds a reference', () => {
    const ref = createRef<HTMLInputElement>();
    render(<Checkbox ref={ref} aria-label="Select" />);
    expect(ref.current).toBe(box());
  });
});
