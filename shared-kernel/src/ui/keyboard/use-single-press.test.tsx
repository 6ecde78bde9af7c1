import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../testing/render';

const hold = (element: Element, repeat: boolean, key = 'Enter') => {
  const event = createEvent.keyDown(element, { key, repeat });
  fireEvent(element, event);
  return event.defaultPrevented;
};

describe('Enter key held down', () => {
  it('[R28] holding Enter presses a button or submits a form only once', () => {
    renderWithProviders(
      <>
        <button type="button">Approve</button>
        <input aria-label="Name" />
        <textarea aria-label="Reason" />
      </>,
    );
    for (const element of [screen.getByRole('button'), screen.getByLabelText('Name')]) {
      expect(hold(element, false)).toBe(false);
      expect(hold(element, true)).toBe(true);
      expect(hold(element, true, 'ArrowDown')).toBe(false);
    }
    expect(hold(screen.getByLabelText('Reason'), true)).toBe(false);
  });
});
