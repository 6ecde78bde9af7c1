import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getDefaultStore } from 'jotai';
import type { ReactNode } from 'react';
import { preferencesAtom } from '../shell';
import { TooltipProvider } from '../ui';
import { RecordStepper } from './record-stepper';

const records = ['CL-001', 'CL-002', 'CL-003'].map((id) => ({ id }));

function open(openId: string, beside?: ReactNode) {
  const onStep = jest.fn();
  const stepper = <RecordStepper noun="client" records={records} openId={openId} onStep={onStep} />;
  render(
    <TooltipProvider enabled>
      <div role="dialog" aria-modal="true" aria-label="Client">
        {stepper}
      </div>
      {beside}
    </TooltipProvider>,
  );
  return { user: userEvent.setup(), onStep };
}

const button = (name: string) => screen.getByRole('button', { name });

describe('RecordStepper', () => {
  it('[ui] opens the previous and next record with its buttons and with J and K, also in a drawer', async () => {
    const { user, onStep } = open('CL-002');
    await user.click(button('Next client'));
    await user.click(button('Previous client'));
    await user.keyboard('jk');
    expect(onStep.mock.calls).toEqual([['CL-003'], ['CL-001'], ['CL-003'], ['CL-001']]);
  });

  it.each([
    ['CL-001', 'Previous client', 'k'],
    ['CL-003', 'Next client', 'j'],
  ])('[ui] stops at the end of the list: %s has no %s', async (openId, name, key) => {
    const { user, onStep } = open(openId);
    expect(button(name)).toHaveAccessibleDescription(/^There is no client/);
    await user.click(button(name));
    await user.keyboard(key);
    expect(onStep).not.toHaveBeenCalled();
  });

  it('[ui, TX4] keeps the position of a record that has left the list', () => {
    const stepper = (list: typeof records | undefined, openId: string) => (
      <RecordStepper noun="client" records={list} openId={openId} onStep={() => undefined} />
    );
    const { rerender } = render(stepper(undefined, 'CL-002'));
    expect(screen.queryByText(/ of /)).not.toBeInTheDocument();
    rerender(stepper(records, 'CL-002'));
    rerender(stepper([{ id: 'CL-003' }], 'CL-002'));
    expect(screen.getByText('2 of 3')).toBeVisible();
    expect(button('Previous client')).not.toHaveAttribute('aria-disabled', 'true');
    rerender(stepper([{ id: 'CL-003' }], 'CL-003'));
    expect(screen.getByText('3 of 3')).toBeVisible();
  });

  it('[ui] hides the stepper of a record that was never in the list', async () => {
    const { user, onStep } = open('CL-009');
    expect(screen.queryByRole('button', { name: /client$/ })).toBeNull();
    await user.keyboard('jk');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('[ui] ignores J and K while the user types', async () => {
    const { user, onStep } = open('CL-002', <input aria-label="Comment" />);
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'jk');
    expect(onStep).not.toHaveBeenCalled();
  });

  it('[R14] accepts the J and K keys on any keyboard layout and with Caps Lock', () => {
    const { onStep } = open('CL-002');
    fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
    fireEvent.keyDown(document.body, { key: 'K', code: 'KeyK' });
    expect(onStep.mock.calls).toEqual([['CL-003'], ['CL-001']]);
  });

  it.each([
    [true, 'Next client (J)'],
    [false, 'Next client'],
  ])('[E2, R14] tooltip shows the key only if single keys are on: %s', async (singleKeys, tip) => {
    getDefaultStore().set(preferencesAtom, { singleKeys });
    const { user } = open('CL-002');
    await user.tab();
    await user.tab();
    expect(button('Next client')).toHaveFocus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent(tip);
    expect(document.querySelector('[title]')).toBeNull();
    act(() => getDefaultStore().set(preferencesAtom, { singleKeys: true }));
  });

  it('[R14] ignores J and K and does not announce them if single keys are off', async () => {
    getDefaultStore().set(preferencesAtom, { singleKeys: false });
    const { user, onStep } = open('CL-002');
    await user.keyboard('jk');
    expect(onStep).not.toHaveBeenCalled();
    expect(button('Next client')).not.toHaveAttribute('aria-keyshortcuts');
    act(() => getDefaultStore().set(preferencesAtom, { singleKeys: true }));
  });

  it('[ui] ignores J and K while a dialog is open', async () => {
    const question = (
      <div role="dialog" aria-modal="true" aria-label="Question">
        <button type="button">Yes</button>
      </div>
    );
    const { user, onStep } = open('CL-002', question);
    await user.keyboard('jk');
    button('Yes').focus();
    await user.keyboard('jk');
    expect(onStep).not.toHaveBeenCalled();
  });
});
