import userEvent from '@testing-library/user-event';
import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { EmptyState } from './empty-state';
import { ErrorCard, ErrorDetailsContext } from './error-card';
import { CardGridSkeleton, DetailSkeleton, KpiRowSkeleton, TableSkeleton } from './skeletons';
import { createStore, Provider } from 'jotai';
import { subscribeToRetries } from '../../loading/retry';
import { useToast } from '../../shell';
import type { ToastRequest } from '../../shell/toast';
import { Toaster } from './toaster';
import { useOffsetAboveActionBar } from './use-offset-above-action-bar';

describe('empty state', () => {
  it.each(['records', 'search', 'inbox', 'chart', 'done', 'people'] as const)(
    '[ui] an empty state shows a reason with the illustration %s and one action',
    (illustration) => {
      const { container } = render(
        <EmptyState
          title="No contracts match"
          description="Try fewer filters."
          illustration={illustration}
          action={<button type="button">Clear filters</button>}
        />,
      );
      expect(screen.getByText('No contracts match')).toBeVisible();
      expect(screen.getByText('Try fewer filters.')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
      expect(
        container.querySelector('.ant-empty svg[aria-hidden="true"] path'),
      ).toBeInTheDocument();
    },
  );
});

describe('ErrorCard', () => {
  it('[E3] the error card shows the error, and “Try Again” calls onRetry and repeats hanging requests', async () => {
    const onRetry = jest.fn();
    const hanging = jest.fn();
    const stop = subscribeToRetries(hanging);
    render(<ErrorCard error={new Error('The feed is closed')} onRetry={onRetry} />);
    const card = screen.getByRole('alert', { name: 'Something went wrong' });
    expect(card).toHaveClass('ant-alert-error');
    expect(card).toHaveTextContent('The feed is closed');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    stop();
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(hanging).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, null, 'text', new Error(''), new Error('  ')])(
    '[E3] the error card shows the generic message for the error %p',
    (error) => {
      render(<ErrorCard error={error} onRetry={jest.fn()} />);
      expect(screen.getByText('An error occurred while loading this component.')).toBeVisible();
    },
  );

  it('[E3, G5] the error card has a copy button only if there is a report', () => {
    const error = new Error('The feed is closed');
    const { rerender } = render(<ErrorCard error={error} onRetry={jest.fn()} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    const report = (reported: unknown) => <p>Reports {String(reported)}</p>;
    rerender(
      <ErrorDetailsContext value={report}>
        <ErrorCard error={error} onRetry={jest.fn()} />
      </ErrorDetailsContext>,
    );
    expect(screen.getByText('Reports Error: The feed is closed')).toBeVisible();
  });
});

describe('skeletons', () => {
  it.each([
    ['Loading KPIs', <KpiRowSkeleton key="kpi" />],
    ['Loading', <CardGridSkeleton key="cards" />],
    ['Loading rows', <TableSkeleton key="table" />],
    ['Loading details', <DetailSkeleton key="detail" />],
  ])('[ui] a skeleton announces %s and hides its blocks from screen readers', (label, skeleton) => {
    render(skeleton);
    const status = screen.getByRole('status', { name: label });
    expect(status).toHaveAttribute('aria-busy', 'true');
    expect(status.querySelector('.ant-skeleton')).toBeInTheDocument();
    expect(status.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('toaster', () => {
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

    it('[E1] a toast shows its title and description for 5000 ms', () => {
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

    it('[E1] one toast is shown at a time', () => {
      sample();
      show('Profile Updated');
      show('Not saved');
      expect(toasts()).toHaveLength(1);
      expect(toasts()[0]).toHaveTextContent('Not saved');
    });

    it('[E1] the button of a toast runs its action and hides the toast', () => {
      sample();
      show('Not saved');
      fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
      expect(undo).toHaveBeenCalledTimes(1);
      expect(toasts()).toHaveLength(0);
    });

    it('[E1] F8 focuses the toast, and its close button closes it', () => {
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
    ])('[E1] after swiping a toast by %d px, %d toasts remain', (distance, left) => {
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
});

describe('position of toasts above action bars', () => {
  function placed(
    parent: Element,
    { left, top, width, height }: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  ) {
    const element = document.createElement('div');
    element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
    parent.append(element);
    return element;
  }

  const show = (toast: HTMLElement) =>
    renderHook(({ shown }) => useOffsetAboveActionBar({ current: toast }, shown), {
      initialProps: { shown: 'toast-1' },
    });

  afterEach(() => document.body.replaceChildren());

  describe('toast position', () => {
    it('[E1] a toast moves above an action bar that appears, and back when the bar is removed', async () => {
      const screen = placed(document.body, { left: 0, top: 0, width: 1024, height: 768 });
      const toast = placed(document.body, { left: 0, top: 668, width: 400, height: 100 });
      show(toast);
      expect(toast.style.insetBlockEnd).toBe('0px');
      const bar = placed(screen, { left: 240, top: 700, width: 500, height: 48 });
      bar.dataset.actions = '';
      screen.append(document.createElement('p'));
      await waitFor(() => expect(toast.style.insetBlockEnd).toBe('68px'));
      bar.remove();
      await waitFor(() => expect(toast.style.insetBlockEnd).toBe('0px'));
    });

    it('[E1] a toast stays at the bottom of the window if the action bar is next to it', () => {
      const bar = placed(document.body, { left: 600, top: 700, width: 400, height: 48 });
      bar.dataset.actions = '';
      const toast = placed(document.body, { left: 0, top: 668, width: 400, height: 100 });
      show(toast);
      expect(toast.style.insetBlockEnd).toBe('0px');
    });

    it.each([
      ['above a form in a dialog', 400, '368px'],
      ['at the edge if a form leaves no space above it', 60, '0px'],
    ])('[E1] a toast is positioned %s', (_where, top, edge) => {
      const dialog = document.createElement('div');
      dialog.setAttribute('role', 'dialog');
      document.body.append(dialog);
      const place = new DOMRect(0, top, 390, 768 - top);
      const form = document.createElement('form');
      form.getBoundingClientRect = () => place;
      dialog.append(form);
      const toast = placed(document.body, { left: 0, top: 668, width: 390, height: 100 });
      show(toast);
      expect(toast.style.insetBlockEnd).toBe(edge);
    });
  });
});
