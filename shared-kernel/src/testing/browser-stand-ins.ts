/** A pointer as jsdom lacks it: a mouse event that knows its pointer. */
export class PlainPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = init.pointerId ?? 0;
    this.pointerType = init.pointerType ?? '';
    this.isPrimary = init.isPrimary ?? true;
  }
}

/** As much of a request as a router needs; Node's own refuses the signals of jsdom. */
export class PlainRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly signal: AbortSignal;
  constructor(input: string | URL, { method, headers, signal }: RequestInit = {}) {
    this.url = String(input);
    this.method = method ?? 'GET';
    this.headers = new Headers(headers);
    this.signal = signal ?? new AbortController().signal;
  }
}

/** Nothing is laid out, so nothing ever resizes or comes into view. */
export class IdleObserver {
  observe() {
    return undefined;
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
  takeRecords() {
    return [];
  }
}

/** A media query that does not hold. */
export const queryList = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

/** The bytes of a blob, by the reader that jsdom does have. */
export const bytesOf = (blob: Blob): Promise<ArrayBuffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error ?? new Error('The blob could not be read'));
    reader.readAsArrayBuffer(blob);
  });
