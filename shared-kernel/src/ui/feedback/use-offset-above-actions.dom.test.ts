import { renderHook, waitFor } from '@testing-library/react';
import { useOffsetAboveActions } from './use-offset-above-actions';

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
  renderHook(({ shown }) => useOffsetAboveActions({ current: toast }, shown), {
    initialProps: { shown: 'toast-1' },
  });

afterEach(() => document.body.replaceChildren());

describe('toast', () => {
  it('[E1] toast moves above an action bar that appears later, and back after its removal', async () => {
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

  it('[E1] toast stays at the bottom of the window if the action bar is beside it', () => {
    const bar = placed(document.body, { left: 600, top: 700, width: 400, height: 48 });
    bar.dataset.actions = '';
    const toast = placed(document.body, { left: 0, top: 668, width: 400, height: 100 });
    show(toast);
    expect(toast.style.insetBlockEnd).toBe('0px');
  });

  it.each([
    ['above a form in a dialog', 400, '368px'],
    ['at the edge where a form leaves no room above it', 60, '0px'],
  ])('[E1] toast is placed %s', (_where, top, edge) => {
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
