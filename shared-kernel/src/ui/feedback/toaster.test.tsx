import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { useToast } from '../../shell';
import type { ToastRequest } from '../../shell/toast';
import { Toaster } from './toaster';

const undo = jest.fn();

const requests: readonly ToastRequest[] = [
  { title: 'Profile Updated', description: 'Your profile information has been updated.' },
  { title: 'Not saved', variant: 'destructive', action: { label: 'Undo', run: undo } },
];

function Buttons() {
  const { show } = useToast();
  return requests.map((request) => (
    <button key={request.title} type="button" onClick={() => show(request)}>
      Show {request.title}
    </button>
  ));
}

const sample = () =>
  render(
    <Provider store={createStore()}>
      <Buttons />
      <Toaster />
    </Provider>,
  );

const show = (title: string) =>
  fireEvent.click(screen.getByRole('button', { name: `Show ${title}` }));

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

const toasts = () => screen.queryAllByRole('listitem');

describe('Toaster', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('[E1] shows title and description for 5000 ms', () => {
    sample();
    show('Profile Updated');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent(
      'Profile UpdatedYour profile information has been updated.',
    );
    advance(4999);
    expect(toasts()).toHaveLength(1);
    advance(1);
    expect(toasts()).toHaveLength(0);
  });

  it('[E1] shows one toast at a time', () => {
    sample();
    show('Profile Updated');
    show('Not saved');
    expect(toasts()).toHaveLength(1);
    expect(toasts()[0]).toHaveTextContent('Not saved');
  });

  it('[E1] runs its action and disappears', () => {
    sample();
    show('Not saved');
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
    expect(toasts()).toHaveLength(0);
  });

  it('[E1] gets the focus on F8 and closes with its button', () => {
    sample();
    show('Profile Updated');
    fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
    expect(screen.getByRole('list')).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(toasts()).toHaveLength(0);
  });

  it.each([
    [51, 0],
    [50, 1],
  ])('[E1] swiping a toast by %d px leaves %d toasts', (distance, left) => {
    sample();
    show('Profile Updated');
    const toast = toasts()[0] as HTMLElement;
    const at = (clientX: number) => ({
      clientX,
      clientY: 0,
      pointerId: 1,
      pointerType: 'mouse',
      button: 0,
    });
    fireEvent.pointerDown(toast, at(0));
    fireEvent.pointerMove(toast, at(distance));
    fireEvent.pointerUp(toast, at(distance));
    expect(toasts()).toHaveLength(left);
  });
});
