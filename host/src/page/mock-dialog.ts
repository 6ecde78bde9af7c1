import { fireEvent } from '@testing-library/react';

function open(this: HTMLDialogElement) {
  this.open = true;
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => fireEvent(this, new Event('close')));
}

/** Adds the methods of the dialog element that jsdom does not implement. */
export function mockDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
}
