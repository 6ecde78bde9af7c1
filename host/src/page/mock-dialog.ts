import { fireEvent } from '@testing-library/react';

function open(this: HTMLDialogElement) {
  this.open = true;
}

function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  setTimeout(() => fireEvent(this, new Event('close')));
}

/** For tests: jsdom has the dialog element without its methods. */
export function mockDialogMethods(): void {
  Object.assign(HTMLDialogElement.prototype, { show: open, showModal: open, close });
}
